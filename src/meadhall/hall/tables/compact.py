"""JSON as it is stored: without blanks. One encoder for all: to make one takes longer than most of
what it writes."""

import json
from typing import Final

compact: Final = json.JSONEncoder(separators=(",", ":")).encode
