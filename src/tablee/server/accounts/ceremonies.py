"""The ceremonies of WebAuthn: what a browser is asked, and whether its answer is good.

Only this file knows the library. It takes nearly half a second to import, so that happens when a passkey is first used;
call these functions in a thread. Whatever is wrong with an answer raises `Refused`: nothing in it is to be believed.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, convert, field, json

from tablee.games.words import Refused
from tablee.server.accounts.challenges import CHALLENGE_SECONDS
from tablee.server.accounts.sites import Site

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

Credential = dict[str, Any]  # what a browser answers, as JSON
SERVICE = "Tablée"
LONGEST_ID = 1023  # bytes, by the specification
LONGEST_KEY = 4096  # bytes: those of every algorithm that browsers are asked for have room


class NewPasskey(NamedTuple):
    """What is kept of a passkey."""

    id: str
    public_key: bytes
    sign_count: int


class ClientData(Struct):
    """What a browser says that was signed."""

    challenge: str


class Answered(Struct):
    """Where that stands."""

    client_data: str = field(name="clientDataJSON")


class Answer(Struct):
    """A credential, as far as it is read before the library reads all of it."""

    id: str
    response: Answered


def answer_in(credential: Credential) -> tuple[str, bytes]:
    """The id of the passkey that answers, and the challenge that it says it answers."""
    from webauthn.helpers import base64url_to_bytes

    try:
        answer = convert(credential, Answer)
        client_data = json.decode(base64url_to_bytes(answer.response.client_data), type=ClientData)
        return answer.id, base64url_to_bytes(client_data.challenge)
    except Exception:
        raise Refused("passkey-refused") from None


def ask_for_new(site: Site, person: str, name: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    """What `navigator.credentials.create` is given: a passkey that names its person by itself, of any kind."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.name,
        rp_name=SERVICE,
        user_id=person.encode(),
        user_name=name,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[_described(passkey) for passkey in known],
    )
    return options_to_json_dict(options)


def _described(passkey: str) -> "PublicKeyCredentialDescriptor":
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(base64url_to_bytes(passkey))


def ask_for_any(site: Site, challenge: bytes) -> dict[str, Any]:
    """What `navigator.credentials.get` is given: any passkey of this site, whoever it belongs to."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(rp_id=site.name, challenge=challenge, timeout=CHALLENGE_SECONDS * 1000)
    return options_to_json_dict(options)


def check_new(credential: Credential, challenge: bytes, site: Site) -> NewPasskey:
    """A passkey that was made for a challenge."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
        )
    except Exception:
        raise Refused("passkey-refused") from None
    if len(made.credential_id) > LONGEST_ID or len(made.credential_public_key) > LONGEST_KEY:
        raise Refused("passkey-refused")
    return NewPasskey(bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count)


def check_known(credential: Credential, challenge: bytes, site: Site, passkey: NewPasskey, person: str) -> int:
    """How often a passkey has signed, by its answer to a challenge; one that counts backwards may be a copy."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import parse_authentication_credential_json

    try:
        answer = parse_authentication_credential_json(credential)
        signed = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception:
        raise Refused("passkey-refused") from None
    if answer.response.user_handle != person.encode():
        raise Refused("passkey-refused")
    return signed.new_sign_count
