"""Score pads as they go over HTTP: what a pad asks for, and what everything on it is called."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from meadhall.hall.protocol.models import SettingInfo


class PadEntry(BaseModel):
    """A card or a kind that a field of a pad counts."""

    id: str
    name: str
    count: Annotated[int, Field(description="how many the box holds; 0: no matter")]
    editions: Annotated[list[str], Field(description="empty: in every edition")]


class PadField(BaseModel):
    """A field every player has. `number`: one; `table`: one for each entry; `others`: one for each
    other player; `cards`: any entries; `card`: one entry or none; `flag`: yes or no."""

    id: str
    kind: Literal["number", "table", "others", "cards", "card", "flag"]
    group: Annotated[str, Field(description="fields of a group stand together")]
    least: int
    most: int
    entries: list[PadEntry]
    needs: Annotated[str, Field(description="a setting that must be on for it to count")]


class PadSetting(SettingInfo):
    decided: Annotated[
        bool, Field(description="where nobody chooses, another setting (the edition) decides it")
    ]


class PadTable(BaseModel):
    """What can be chosen at a table of this many players."""

    seats: int
    settings: list[PadSetting]


class PadSource(BaseModel):
    """A line of a reckoning, by its source and its card."""

    id: str
    card: str
    name: str


class PadTold(BaseModel):
    """A score pad: a page draws itself from it. The reckoning is the engine's own."""

    game: str
    title: str
    language: str
    tables: list[PadTable]
    fields: list[PadField]
    sources: list[PadSource]
