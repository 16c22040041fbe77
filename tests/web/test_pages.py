"""Every page around the tables: its room, its language, and what it is there for."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.hall.live import Live
from tests.hall.people import Caller, gather, person
from tests.web.people import settle, visiting
from tests.web.reading import shown_texts
from tests.web.words import page_words, say

import meadhall

WIDTHS = (1440, 390, 360)
PAGES = (
    "/",
    "/#/new/champions",
    "/#/new/reavers",
    "/#/new/valhalla",
    "/#/mine",
    "/#/watch",
    "/#/rules",
    "/#/rules/champions",
    "/#/glossary/reavers",
    "/#/pads",
    "/#/pads/valhalla",
    "/#/replay",
    "/#/about",
    "/#/no/such/page",
)
# A pad starts a whole Python, which takes its time: looked at once in a language of long words.
SLOW = ("/#/pads/valhalla",)
# Texts of the rules, and words that are shown in their own language, are not the page's own.
FOREIGN = ("/#/rules/champions", "/#/glossary/reavers")
NAMES = {"Meadhall", "English", "Polski", "Français", "MIT", "Game-icons", "CC BY 3.0"}
PREFIXES = {
    line.split("-")[0]
    for text in page_words("en")
    for line in text.splitlines()
    if re.match(r"[a-z]+-\w+ =", line)
}
KEY = re.compile(rf"^(?:{'|'.join(sorted(PREFIXES))})-[a-z_]+(?:\.text)?$")
ODD_LETTER = re.compile("[åÅƀçÇđĐéÉĝĜĥĤíÍĵĴķĶļĻñÑøØŕŔšŠťŤûÛŵŴýÝžŽ]")
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
PLAIN_WORD = re.compile(r"[A-Za-z]{3,}")


def open_page(page: Page, address: str, anew: bool = True) -> None:
    """A page with everything it reads from the hall; `anew`: as by a link from elsewhere."""
    if anew:
        page.goto("about:blank")
    page.goto(address if address != "/" else "/#/")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    settle(page)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_room_and_language(browser: Browser, live: Live, language: str) -> None:
    with visiting(browser, live.url, language=language) as page:
        for address in PAGES:
            if address in (SLOW if language != "pl" else FOREIGN):
                continue
            open_page(page, address, anew=False)
            assert page.locator("html").get_attribute("lang") == language
            for width in WIDTHS:
                page.set_viewport_size(ViewportSize(width=width, height=800))
                wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
                assert wide <= 0, f"{address} is {wide} px too wide at {width} px in {language}"
            for text in shown_texts(page):
                assert not KEY.match(text), f"{address} shows the key {text} in {language}"


def test_no_text_is_left_untranslated(browser: Browser, live: Live) -> None:
    """In the language nobody speaks, whatever reads as plain English was never in a word file."""
    games = {say(f"game-{game}") for game in meadhall.GAMES}
    plain: list[str] = []
    with visiting(browser, live.url, language="pseudo") as page:
        for address in PAGES:
            if address in (*FOREIGN, *SLOW):
                continue
            open_page(page, address, anew=False)
            for text in shown_texts(page):
                rest = RULE.sub("", text)
                for name in [*games, *NAMES]:
                    rest = rest.replace(name, "")
                if PLAIN_WORD.search(rest) and not ODD_LETTER.search(rest):
                    plain.append(f"{address}: {text}")
    # Licences, fonts, authors and addresses on the page about us are names.
    left = [it for it in plain if not it.startswith("/#/about")]
    assert not left, "\n".join(left)


@pytest.mark.parametrize("language", ["en", "pl", "fr", "pseudo"])
def test_a_small_phone_shows_the_way_into_a_first_game(
    browser: Browser, live: Live, language: str
) -> None:
    small = ViewportSize(width=360, height=740)
    with visiting(browser, live.url, small, language, touch=True) as page:
        page.goto("/")
        settle(page)
        expect(page.locator("[data-action=play]").first).to_be_in_viewport(ratio=1)


def test_front_page_leads_everywhere(page: Page) -> None:
    page.goto("/")
    for game in meadhall.GAMES:
        door = page.locator(f"[data-game={game}]")
        expect(door.locator("[data-action=play]")).to_be_enabled()
        expect(door.get_by_role("link", name=say("front-set"))).to_have_attribute(
            "href", f"#/new/{game}"
        )
    for way in ("mine", "watch", "rules", "glossary", "pads"):
        page.get_by_role("navigation").get_by_role(
            "link", name=say(f"frame-way_{way}"), exact=True
        ).click()
        expect(page).to_have_url(re.compile(f"#/{way}$"))
        expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_options_that_clash(browser: Browser, live: Live) -> None:
    """Each option says what it means; what no longer goes together is taken back and said."""
    with visiting(browser, live.url) as page:
        page.goto("/#/new/valhalla")
        mode = page.locator("[data-setting=mode]")
        expect(mode.get_by_role("paragraph").first).not_to_be_empty()
        # Three players may fight together, but not alone.
        together = say("setting-valhalla-mode-coop")
        alone = say("setting-valhalla-mode-solo")
        expect(mode.get_by_text(together, exact=True)).to_be_visible()
        expect(mode.get_by_text(alone, exact=True)).to_have_count(0)
        # Team play goes with four; with the chair taken away it is taken back, and that is said.
        page.get_by_role("button", name=say("new-add_bot")).click()
        teams = page.locator("[data-setting=teams]")
        teams.get_by_text(say("setting-valhalla-teams-alliance"), exact=True).click()
        expect(teams).to_contain_text(say("new-setting_changed"))
        page.get_by_role("button", name=say("new-remove", n=4)).click()
        expect(teams).to_contain_text(say("new-setting_dropped"))


def test_a_table_that_is_refused(browser: Browser, live: Live) -> None:
    """What the hall does not accept stands on the page, in words; nothing is made."""
    with visiting(browser, live.url) as page:
        page.goto("/#/new/champions")
        page.get_by_text(say("new-cards"), exact=True).click()
        page.locator("input[type=file]").set_input_files(
            {"name": "bad.toml", "mimeType": "text/plain", "buffer": b"this is no card set"}
        )
        expect(page.locator(".trouble").first).not_to_be_empty()
        assert "/new" in page.url


def test_my_tables_and_watching(browser: Browser, live: Live) -> None:
    with (
        gather(live.url, [person("Ania"), person("Bo")], title="Skallagrim", public=True) as party,
        visiting(browser, live.url) as page,
        visiting(browser, live.url) as stranger,
    ):
        asked = party.asked()[0]
        page.goto(f"/#/table/{party.id}/seat/{party.players[asked].key}")
        expect(page.locator(".table")).to_be_visible()
        page.goto("/#/mine")
        slip = page.locator(f"[data-table='{party.id}']")
        expect(slip).to_contain_text(say("slip-your_turn"))
        expect(slip).to_contain_text("Skallagrim")
        stranger.goto("/#/watch")
        stranger.locator(f"[data-table='{party.id}']").click()
        expect(stranger.locator(".table")).to_be_visible()
        # Who watches has nothing to touch and cannot write.
        expect(stranger.locator("[data-option]")).to_have_count(0)
        stranger.get_by_role("tab", name=say("chat-title")).click()
        expect(stranger.get_by_text(say("chat-read_only"))).to_be_visible()


def test_rules_are_found(browser: Browser, live: Live) -> None:
    with visiting(browser, live.url) as page:
        page.goto("/#/rules/champions/CM-COMBAT-08")
        marked = page.locator("[id='CM-COMBAT-08']")
        expect(marked).to_be_in_viewport()
        page.keyboard.press("/")
        page.keyboard.type("CM-COMBAT-02")
        expect(page.locator("[id='CM-COMBAT-02']")).to_be_visible()
        expect(page.locator("[id='CM-COMBAT-08']")).to_have_count(0)


def test_the_glossary_speaks_three_languages(browser: Browser, live: Live) -> None:
    """One's own language comes first, and a word is found in any of them."""
    with closing(Caller(live.url)) as anybody, visiting(browser, live.url, language="pl") as page:
        row = anybody.get("/api/games/champions/rules")["glossary"][0]
        page.goto("/#/glossary/champions")
        page.get_by_role("searchbox").fill(row["fr"])
        first = page.get_by_role("row").filter(has_text=row["fr"]).first
        expect(first.get_by_role("cell")).to_have_text([row["pl"], row["en"], row["fr"]])
