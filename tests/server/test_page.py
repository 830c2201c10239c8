"""The page over the wire: the same file at every address, assets that are kept for good, the rulebooks."""

from pathlib import Path

import httpx
import pytest

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.server.net import static
from tablee.server.views.catalogue import title
from tablee.texts import LANGUAGES
from tests.server.serving import Server, browser

ADDRESSES = ["/", "/new/ugo", "/tables/some-table", "/move"]
HTML = "<!doctype html><title>Tablée</title>"


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(server.address + path, timeout=60)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_is_the_page_or_says_that_it_was_not_built(server: Server, address: str) -> None:
    answer = get(server, address)
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert (answer.status_code, answer.text.startswith("<!doctype html>")) in [(200, True), (503, False)]


def test_a_page_that_was_not_built_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(static, "PAGE", tmp_path)
    answer = static.page()
    assert answer.status_code == 503
    assert "python3 run.py" in bytes(answer.body).decode()
    (tmp_path / "index.html").write_text(HTML, "utf-8")
    assert bytes(static.page().body).decode() == HTML


def test_assets_are_kept_for_good_and_travel_small(server: Server) -> None:
    page = get(server, "/")
    if page.status_code != 200:
        pytest.skip("the page was not built")
    script = page.text.split('src="')[1].split('"')[0]
    answer = get(server, script)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", static.INSTALLED)
def test_what_is_installed_is_asked_for_again_with_every_visit(server: Server, path: str) -> None:
    answer = get(server, path)
    if answer.status_code == 503:
        pytest.skip("the page was not built")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith(static.INSTALLED[path])
    assert {"manifest-src 'self'", "worker-src 'self'"} <= set(answer.headers["content-security-policy"].split("; "))


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/../app.py", "/nowhere"])
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert get(server, path).status_code == 404


def test_an_unknown_address_answers_with_the_page_and_to_programs_with_a_refusal(server: Server) -> None:
    assert get(server, "/nowhere").text == get(server, "/").text
    assert get(server, "/assets/nothing.js").headers["content-type"].startswith("text/plain")
    answer = get(server, "/api/nowhere?language=fr")
    assert (answer.status_code, answer.json()["key"]) == (404, "no-such-address")
    assert "adresse" in answer.json()["words"]
    assert browser(server).post("/nowhere").text == "Not Found\n"


def test_rulebooks_in_both_languages(server: Server) -> None:
    english, french = (get(server, f"/api/rulebooks/ugo?language={language}").text for language in ("en", "fr"))
    assert english.startswith("# UGO!")
    assert english != french
    assert get(server, "/api/rulebooks/chess").status_code == 400


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_called_alike_in_its_rulebook_and_everywhere_else(game: Game) -> None:
    spaces = str.maketrans("", "", " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")
    assert title(game.name, "en") == game.title
    assert {title(game.name, language).translate(spaces) for language in LANGUAGES} == {game.title.translate(spaces)}
