"""Rules in the reader's language: in tips, in the book, and each game in five minutes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.hall.process import HallProcess
from tests.web.people import DESK, PHONE, new_context, play_now

import meadhall
from meadhall.guide.rulebook import load_rulebook


def test_a_polish_rule_is_found_from_a_tip_at_a_polish_table(
    browser: Browser, hall: HallProcess
) -> None:
    context = new_context(browser, hall.url, DESK, "pl")
    page = context.new_page()
    play_now(page, "champions")
    page.locator("[data-option]").first.hover()
    number = page.locator(".tip .rule a").inner_text()
    rule = load_rulebook("pl").get(number)
    assert rule is not None
    assert rule.language == "pl"
    expect(page.locator(".tip .quote")).to_contain_text(rule.text)
    page.goto(f"/#/rules/champions/{number}")
    expect(page.locator("li.named")).to_contain_text(rule.text)
    context.close()


@pytest.mark.parametrize("language", ["en-GB", "pl", "fr"])
def test_five_minutes_lead_to_the_rules(browser: Browser, hall: HallProcess, language: str) -> None:
    context = new_context(browser, hall.url, PHONE, language)
    page = context.new_page()
    for game in meadhall.GAMES:
        page.goto("/#/")
        page.locator(f"[data-game='{game}'] a[href='#/start/{game}']").click()
        expect(page.locator(".steps li").nth(4)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        links: list[str] = page.locator(".more a").evaluate_all(
            "all => all.map(it => it.getAttribute('href'))"
        )
        assert links
        for link in links:
            place = link.rpartition("/")[2]
            page.goto(f"/{link}")
            expect(page.locator(f"[id='{place}']")).to_be_visible()
            expect(page.locator("[role=alert]")).to_have_count(0)
    context.close()
