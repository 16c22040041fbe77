"""First numbers and counts of Valhalla stand where they say."""

from meadhall.games.valhalla import ids


def test_cards_are_numbered_kind_after_kind() -> None:
    for first, words in (
        (0, ids.BASE_WARRIORS),
        (ids.FIRST_VALKYRIE, ids.VALKYRIE_WARRIORS),
        (ids.FIRST_DWARF, ids.DWARF_WARRIORS),
        (ids.FIRST_TACTIC, ids.TACTICS),
        (ids.FIRST_MISSION, ids.MISSIONS),
        (ids.FIRST_THOR, ids.THOR_CARDS),
        (ids.FIRST_TYR, ids.TYR_CARDS),
    ):
        assert ids.CARDS[first : first + len(words)] == words
    assert len(ids.CARDS) == ids.CARD_KINDS == ids.SOME_TYR
