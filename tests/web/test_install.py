"""The page can be installed: a manifest that browsers take, and a shell that says when there is no connection."""

from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect

import run
from tests.server.serving import Server
from tests.web.people import Visitor, Visitors

CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
CACHED = """
async () => {
  const names = await caches.keys();
  const caught = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return [names, caught.flat().map(({ url }) => new URL(url).pathname)];
}
"""
SIZE = """
async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}
"""


def install(visitors: Visitors, path: str = "/") -> Visitor:
    """Somebody whose browser keeps the shell."""
    guest = visitors.come(path, service_workers="allow")
    guest.wait_until(lambda: bool(guest.page.evaluate(CONTROLLED)))
    return guest


def devtools(page: Page, method: str) -> Any:
    return page.context.new_cdp_session(page).send(method)


def test_browsers_take_the_manifest(visitors: Visitors, server: Server) -> None:
    guest = install(visitors)
    manifest = devtools(guest.page, "Page.getAppManifest")
    assert manifest["url"] == f"{server.address}/manifest.webmanifest"
    assert manifest["errors"] == []
    assert devtools(guest.page, "Page.getInstallabilityErrors")["installabilityErrors"] in ([], [INCOGNITO])
    icons = httpx.get(manifest["url"]).json()["icons"]
    icons.append({"src": "/apple-touch-icon.png", "type": "image/png", "sizes": "180x180"})
    for icon in icons:
        answer = httpx.get(server.address + icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            assert guest.page.evaluate(SIZE, icon["src"]) == icon["sizes"]
    expect(guest.page.locator("link[rel=apple-touch-icon]")).to_have_attribute("href", "/apple-touch-icon.png")


INCOGNITO = {"errorId": "in-incognito", "errorArguments": []}  # as browsers of tests are


def test_without_a_connection_the_shell_says_so_and_comes_back(visitors: Visitors) -> None:
    guest = install(visitors)
    guest.page.locator("article", has_text="UGO!").get_by_role("button", name="Play now").click()
    expect(guest.cards().first).to_be_visible()
    guest.page.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Try now")).to_be_enabled()
    guest.page.context.set_offline(False)
    expect(guest.cards().first).to_be_visible()
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in visitors.complaints)
    visitors.complaints.clear()


def test_the_shell_is_kept_and_nothing_that_the_server_says(visitors: Visitors) -> None:
    guest = install(visitors)
    guest.page.locator("article", has_text="UGO!").get_by_role("button", name="Play now").click()
    expect(guest.cards().first).to_be_visible()
    names, paths = guest.page.evaluate(CACHED)
    assert len(names) == 1
    assert [path for path in paths if path != "/" and not path.startswith("/assets/")] == []
    built = {f"/assets/{file.name}" for file in (Path(run.PAGE) / "assets").iterdir()}
    assert set(paths) - {"/"} <= built


def test_a_new_build_takes_the_place_of_the_former_one(visitors: Visitors) -> None:
    guest = install(visitors)
    (former,), _ = guest.page.evaluate(CACHED)
    worker = (run.PAGE / "worker.js").read_text("utf-8")
    newer = worker.replace(former.removeprefix("tablee-"), "newer")
    try:
        (run.PAGE / "worker.js").write_text(newer, "utf-8")
        guest.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        guest.wait_until(lambda: guest.page.evaluate(CACHED)[0] == ["tablee-newer"])
    finally:
        (run.PAGE / "worker.js").write_text(worker, "utf-8")
