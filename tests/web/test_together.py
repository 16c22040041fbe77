"""Two people in two browsers at one table, on lines that break."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from tests.hall.people import Party, gather, person
from tests.hall.process import HallProcess
from tests.web.people import Chooser, asked_now, sit, visiting
from tests.web.words import say

Pair = tuple[Page, Page]


@pytest.fixture
def pair(browser: Browser, hall: HallProcess) -> Iterator[tuple[Page, Page, Party]]:
    """Ania and Bo at a table of Champions that has begun."""
    with (
        gather(hall.url, [person("Ania"), person("Bo")]) as party,
        visiting(browser, hall.url) as ania,
        visiting(browser, hall.url) as bo,
    ):
        sit(ania, party.id, party.players[0].key or "")
        sit(bo, party.id, party.players[1].key or "")
        yield ania, bo, party


def is_asked(page: Page) -> bool:
    return page.locator("[data-option]:visible").count() > 0


def play(pages: Pair, choices: int, seed: int = 5) -> None:
    """Whoever is asked touches something, until so many choices are made."""
    choosers = [Chooser(page, seed + at) for at, page in enumerate(pages)]
    while sum(it.made for it in choosers) < choices:
        for chooser in choosers:
            if is_asked(chooser.page):
                chooser.wait()
                chooser.choose()


def line(page: Page) -> Locator:
    return page.locator(".bar [role=status]")


def saga(page: Page) -> list[str]:
    """What happened, as told to this person, but for what only they may know."""
    return page.get_by_role("log", name=say("saga-label")).locator("p").all_inner_texts()


def version(page: Page) -> str:
    """The moment of the game somebody looks at, whatever is being gathered there."""
    return asked_now(page).split(".")[0]


def panels(page: Page) -> list[str]:
    """What is told of each player, but for who is here and who "you" are."""
    rows = page.get_by_role("list", name=say("seats-label")).locator("> li")
    found: list[str] = rows.evaluate_all(
        """rows => rows.map(row => {
          const copy = row.cloneNode(true)
          copy.querySelectorAll('header small').forEach(it => it.remove())
          return copy.textContent.replace(/\\s+/g, ' ')
        })"""
    )
    assert len(found) > 1
    return found


def expect_same_table(one: Page, other: Page) -> None:
    """Both look at the same moment, and see the same of everybody."""
    for page in (one, other):
        expect(page.locator("[data-busy]")).to_have_count(0)
    moment = re.compile(rf"^{version(one)}\.")
    expect(other.locator(".table")).to_have_attribute("data-asked", moment)
    assert panels(one) == panels(other)


def test_a_table_set_shared_and_entered(browser: Browser, hall: HallProcess) -> None:
    with visiting(browser, hall.url) as host, visiting(browser, hall.url) as guest:
        host.goto("/")
        host.locator("[data-game=champions]").get_by_role("link", name=say("front-set")).click()
        third = host.get_by_role("group", name=say("new-seat", n=3))
        third.get_by_role("button", name=say("new-remove", n=3)).click()
        second = host.get_by_role("group", name=say("new-seat", n=2))
        second.get_by_text(say("new-kind_person"), exact=True).click()
        host.get_by_label(say("new-seat_name", n=1)).fill("Ania")
        host.get_by_role("button", name=say("new-make")).click()
        expect(host.locator("[data-gathering]")).to_be_visible()
        name = say("seat-unnamed", n=2)
        link = host.get_by_role("textbox", name=say("gather-invite_for", name=name)).input_value()
        assert link.startswith(f"{hall.url}/#/table/")
        guest.goto(link)
        guest.get_by_label(say("front-name")).fill("Bo")
        guest.locator("[data-action=enter]").click()
        expect(guest.locator("[data-gathering]")).to_be_visible()
        # The invitation is used up and gone from the address.
        assert "invite" not in guest.url
        expect(host.get_by_role("heading", name="Bo")).to_be_visible()
        expect(host.get_by_text(say("gather-here"), exact=True)).to_be_visible()
        host.locator("[data-action=start]").click()
        for page in (host, guest):
            expect(page.locator(".table")).to_be_visible()
        play((host, guest), 6)
        expect_same_table(host, guest)
        # Chat, there and back.
        for page, text in ((host, "Skål!"), (guest, "To your health")):
            page.get_by_role("tab", name=say("chat-title")).click()
            page.get_by_role("textbox", name=say("chat-write")).fill(text)
            page.get_by_role("button", name=say("chat-send")).click()
        for page in (host, guest):
            log = page.get_by_role("log", name=say("chat-title"))
            expect(log).to_contain_text("Ania Skål!")
            expect(log).to_contain_text("Bo To your health")


def test_offline_in_the_middle(pair: tuple[Page, Page, Party]) -> None:
    ania, bo, party = pair
    play((ania, bo), 6)
    expect(line(bo)).to_have_text(say("line-live"))
    # Bo leaves when it is Ania's turn, and Ania plays on as far as she can.
    while not is_asked(ania):
        play((ania, bo), 1)
    bo.context.set_offline(True)
    expect(line(bo)).to_have_text(say("line-offline"))
    before = version(bo)
    Chooser(ania, 9).play(8, until=lambda: not still_asked(ania, party))
    assert version(ania) != before
    assert version(bo) == before
    bo.context.set_offline(False)
    expect(line(bo)).to_have_text(say("line-live"))
    expect_same_table(ania, bo)
    assert saga(ania)[-1] == saga(bo)[-1]
    play((ania, bo), 4)
    expect_same_table(ania, bo)


def still_asked(page: Page, party: Party) -> bool:
    """Is it this one's turn still, as the hall has it? (Ania sits in the first seat.)"""
    page.wait_for_function("() => !document.querySelector('[data-busy]')")
    return 0 in party.asked()


def test_an_undo_is_seen_by_the_other(pair: tuple[Page, Page, Party]) -> None:
    ania, bo, _ = pair
    pages = (ania, bo)
    for _ in range(40):
        play(pages, 1)
        for page, other in (pages, pages[::-1]):
            undo = page.locator("[aria-keyshortcuts=u]:not([aria-disabled])")
            if page.locator("p.draft").count() or not undo.count():
                continue
            undo.click()
            expect(other.get_by_text(say("saga-void")).first).to_be_visible()
            expect_same_table(page, other)
            return
    raise AssertionError("nothing could be undone in 40 choices")


def test_a_reload_keeps_what_was_gathered(pair: tuple[Page, Page, Party]) -> None:
    ania, bo, party = pair
    page = gather_a_part((ania, bo))
    gathered = page.locator("p.draft").inner_text()
    asked, before = asked_now(page), party.host.fresh()["version"]
    options = page.locator("[data-option]:visible").count()
    page.reload()
    expect(page.locator("p.draft")).to_have_text(gathered)
    assert asked_now(page) == asked
    expect(page.locator("[data-option]:visible")).to_have_count(options)
    assert party.host.fresh()["version"] == before
    page.keyboard.press("u")
    expect(page.locator("p.draft")).to_have_count(0)


def gather_a_part(pages: Pair) -> Page:
    """Play until somebody has made a part of a compound choice."""
    for step in range(60):
        play(pages, 1, seed=step)
        for page in pages:
            if page.locator("p.draft").count():
                return page
    raise AssertionError("no compound choice in 60 choices")


class BreakingLine:
    """A line that breaks once, right after a choice went out and before its answer came in."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.armed = False
        page.route_web_socket(re.compile(r"/live$"), self.route)

    def route(self, inside: WebSocketRoute) -> None:
        outside = inside.connect_to_server()
        broken = False

        def out(text: str | bytes) -> None:
            nonlocal broken
            message = json.loads(text)
            if message["type"] == "choose":
                self.sent.append(message["request"])
                if self.armed:
                    self.armed, broken = False, True
                    outside.send(text)
                    inside.close(code=4000, reason="the line broke")
                    return
            outside.send(text)

        def back(text: str | bytes) -> None:
            if not broken:
                inside.send(text)

        inside.on_message(out)
        outside.on_message(back)


def test_a_choice_on_a_breaking_line_counts_once(browser: Browser, hall: HallProcess) -> None:
    seats = [person("Ania"), person("Bo")]
    with gather(hall.url, seats) as party, visiting(browser, hall.url) as page:
        breaking = BreakingLine(page)
        other = party.players[1]
        sit(page, party.id, party.players[0].key or "")
        chooser = Chooser(page, 4)
        for _ in range(3):
            while 0 not in party.asked():
                fresh = other.fresh()
                first = fresh["view"]["decision"]["options"][0]["id"]
                assert other.choose(fresh["version"], [first]).is_success
            chooser.wait()
            breaking.sent.clear()
            breaking.armed = True
            number = count_choices(party)
            while not breaking.sent:
                chooser.wait()
                chooser.choose()
            expect(line(page)).to_have_text(say("line-live"))
            expect(page.locator("[data-busy]")).to_have_count(0)
            # Said twice under one name, carried out once.
            assert len(set(breaking.sent)) == 1
            assert len(breaking.sent) == 2
            assert count_choices(party) == number + 1


def count_choices(party: Party) -> int:
    """How many requests of the first seat the hall has carried out."""
    events = party.players[0].get(f"{party.players[0].at}/events?since=0")["events"]
    return sum(it["kind"] == "choice" and it["seat"] == 0 for it in events)
