"""The `meadhall` command."""
