"""Saying where one wants to be told, in the menu of a table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect
from tests.hall.live import live_hall, wait_until
from tests.hall.people import gather, person
from tests.hall.traps import MailTrap
from tests.web.people import PHONE, sit, visiting
from tests.web.words import say

from meadhall.hall.settings import from_environment


def kind(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=say(f"notice-kind_{name}"), exact=True)


def test_channels_are_kept_proven_and_dropped(browser: Browser, tmp_path: Path) -> None:
    mail = MailTrap()
    web = from_environment().web
    with (
        live_hall(
            tmp_path,
            for_real=True,
            web=web,
            smtp_host="127.0.0.1",
            smtp_port=mail.port,
            smtp_from="hall@example.org",
        ) as live,
        gather(live.url, [person("Ania"), person("Bo")]) as party,
        visiting(browser, live.url, PHONE) as page,
    ):
        player = party.players[0]
        sit(page, party.id, player.key or "")
        page.locator("[data-menu]").click()
        mine = page.get_by_role("list", name=say("notice-mine"))
        # No address to make up: a topic is there already.
        kind(page, "ntfy").check()
        page.get_by_role("button", name=say("notice-keep")).click()
        expect(page.get_by_text(say("notice-kept"))).to_be_visible()
        expect(mine).to_contain_text("ntfy")
        kind(page, "email").check()
        page.get_by_role("textbox", name=say("notice-email")).fill("ania@example.org")
        page.get_by_role("button", name=say("notice-keep")).click()
        expect(mine).to_contain_text(say("notice-waits"))
        wait_until(lambda: len(mail.letters) == 1)
        subject = next(it for it in mail.letters[0][1].splitlines() if "Subject:" in it)
        email = say("notice-kind_email")
        code = page.get_by_role("textbox", name=say("notice-code", kind=email))
        code.fill(f"{(int(subject[-6:]) + 1) % 10**6:06}")
        page.get_by_role("button", name=say("notice-give_code")).click()
        expect(page.get_by_text(say("refused-wrong_code"))).to_be_visible()
        code.fill(subject[-6:])
        page.get_by_role("button", name=say("notice-give_code")).click()
        expect(mine).not_to_contain_text(say("notice-waits"))
        ready = [{"kind": it, "ready": True} for it in ("email", "ntfy")]
        assert player.get(f"{player.at}/notice") == ready
        page.get_by_role("button", name=say("notice-drop", kind=email)).click()
        expect(mine).not_to_contain_text(email)
        assert player.get(f"{player.at}/notice") == ready[1:]
    mail.close()
