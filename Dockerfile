# The one binary, built from this repository and put into a small image: docker build -t mneme .
# glibc is needed (Debian, not Alpine): the embedding runtime has no build for musl.

FROM node:22-bookworm-slim AS build
RUN npm install --global bun@1.4.5
WORKDIR /build
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile --ignore-scripts
COPY tsconfig.json ./
COPY actors actors
COPY models models
COPY plugins plugins
COPY scripts scripts
COPY src src
RUN bun scripts/build.ts --outfile /build/mneme

FROM debian:12-slim
COPY --from=build /build/mneme /usr/local/bin/mneme
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin mneme && install -d -o mneme -g mneme -m 700 /data
ENV MNEME_HOST=0.0.0.0 MNEME_PORT=8787 MNEME_DATA_DIR=/data
USER mneme
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$MNEME_PORT && printf 'GET /ready HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
ENTRYPOINT ["mneme"]
CMD ["serve"]
