# A server of Mutiny in a container; docs/server.md says how to run it.
FROM docker.io/library/python:3.13-slim AS build
# hadolint ignore=DL3008 # any C compiler of this release of Debian will do
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# Node comes from a Python package.
RUN python tools/web.py --require
# The image does without pip: that of the build installs into the environment.
RUN python -m venv --without-pip /usr/local/lib/mutiny && MUTINY_COMPILE=require python -m pip \
    --python /usr/local/lib/mutiny/bin/python install --no-cache-dir --constraint constraints.txt ".[server,postgres]"

FROM docker.io/library/python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/mutiny mutiny
COPY --from=build /usr/local/lib/mutiny /usr/local/lib/mutiny
USER 10001
ENV MUTINY_HOST=0.0.0.0 MUTINY_PORT=8765 MUTINY_DATA=/var/lib/mutiny
VOLUME /var/lib/mutiny
EXPOSE 8765
STOPSIGNAL SIGTERM
# It is healthy when its database answers.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s CMD \
    ["/usr/local/lib/mutiny/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/readyz', timeout=4)"]
ENTRYPOINT ["/usr/local/lib/mutiny/bin/mutiny", "serve"]
