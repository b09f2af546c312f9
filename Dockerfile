# syntax=docker/dockerfile:1
# The server in a container: the page and the compiled rules are built in two stages that are thrown away.

FROM node:24-slim AS page
WORKDIR /heliopolis/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY src /heliopolis/src
COPY web ./
RUN npm run build

FROM python:3.13-slim AS package
# Which version of the compiler there is, the base image decides.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /heliopolis
RUN python -m venv /opt/heliopolis
ENV PATH=/opt/heliopolis/bin:$PATH
COPY requirements/run.lock requirements/run.lock
RUN pip install --no-cache-dir --require-hashes -r requirements/run.lock
COPY . .
COPY --from=page /heliopolis/src/heliopolis/web src/heliopolis/web
# The page is there, and there is no Node: it is taken as it is. Nothing is left of what only builds.
RUN pip install --no-cache-dir --no-deps --no-build-isolation . \
    && python -c "import heliopolis; assert heliopolis.compiled()" \
    && pip uninstall --yes setuptools Cython pip

FROM python:3.13-slim
RUN useradd --uid 10001 --create-home --home-dir /var/lib/heliopolis heliopolis
COPY --from=package /opt/heliopolis /opt/heliopolis
ENV PATH=/opt/heliopolis/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HELIOPOLIS_HOST=0.0.0.0 \
    HELIOPOLIS_PORT=8000 \
    HELIOPOLIS_DB=/var/lib/heliopolis/tables.sqlite
USER 10001
WORKDIR /var/lib/heliopolis
VOLUME /var/lib/heliopolis
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["heliopolis", "serve"]
