# The hall as an image: small, not root, nothing to write to but /data.
#   docker compose up            (compose.yaml; docs/hosting.md tells the rest)

FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev make
WORKDIR /meadhall
COPY requirements requirements
COPY pyproject.toml setup.py MANIFEST.in Makefile README.md LICENSE NOTICE.md ./
COPY tools tools
COPY docs docs
COPY web web
COPY src src
# The web table first: the wheel takes it along. Then the engine, compiled.
RUN make web && .venv/bin/python -m pip wheel --quiet --no-deps --wheel-dir dist .
RUN python -m venv /opt/meadhall \
    && /opt/meadhall/bin/pip install --quiet --no-cache-dir --require-hashes \
        --requirement requirements/run.txt \
    && /opt/meadhall/bin/pip install --quiet --no-cache-dir --no-deps dist/*.whl \
    && /opt/meadhall/bin/pip uninstall --quiet --yes pip

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin meadhall \
    && install --directory --owner meadhall --mode 700 /data
COPY --from=build /opt/meadhall /opt/meadhall
ENV PATH=/opt/meadhall/bin:$PATH MEADHALL_DATA=/data PYTHONDONTWRITEBYTECODE=1
USER meadhall
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["meadhall", "hall", "ready", "--port", "8000"]
ENTRYPOINT ["meadhall"]
CMD ["hall", "--host", "0.0.0.0", "--port", "8000"]
