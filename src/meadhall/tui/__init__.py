"""The table in a terminal: boards, prompt, saves. Shows what the engine offers; knows no rule."""
