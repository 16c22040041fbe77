"""`python -m meadhall.hall [PORT]`: a hall with the settings of the environment."""

import sys

from meadhall.hall.serve import serve
from meadhall.hall.settings import from_environment

if __name__ == "__main__":
    serve(from_environment(), "127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
