"""The score pad of Valhalla."""
