"""First numbers and counts of Reavers of Midgard stand where they say."""

from meadhall.games.reavers import ids


def test_cards_are_numbered_deck_after_deck() -> None:
    for base, words in (
        (ids.VILLAGE_BASE, ids.VILLAGE_SPOILS),
        (ids.KEEP_BASE, ids.KEEP_SPOILS),
        (ids.PROPHECY_BASE, ids.PROPHECIES),
        (ids.SEA_BASE, ids.SEA_BATTLES),
    ):
        assert ids.CARDS[base : base + len(words)] == words
    assert ids.CARDS[: ids.VILLAGE_BASE] == ids.REAVERS
    for deck, base in (
        (ids.REAVER_DECK, 0),
        (ids.VILLAGE_DECK, ids.VILLAGE_BASE),
        (ids.KEEP_DECK, ids.KEEP_BASE),
        (ids.SEA_DECK, ids.SEA_BASE),
        (ids.PROPHECY_DECK, ids.PROPHECY_BASE),
    ):
        assert ids.DECK_BASE[deck] == base


def test_counts_are_counted() -> None:
    assert len(ids.DIE_FACES) == ids.FACES
    assert len(ids.COLOURS) * ids.FACES == ids.DICE
    assert len(ids.ARTIFACTS) == ids.ARTIFACT_COUNT
    assert ids.SUPPLY[ids.DICE_SUPPLY :][:3] == ids.COLOURS
    assert ids.SUPPLY[ids.TILE_SUPPLY :] == ids.UPGRADES
