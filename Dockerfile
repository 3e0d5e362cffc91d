# The image of Pinhigh: `docker build -t pinhigh .`, or `npm run image`, which builds, runs and measures it without Docker.
# docs/operating.md says how it is run; docs/decisions/0086-the-image.md says why it is as it is.
ARG BASE=debian:bookworm-slim
ARG NODE=node:26-bookworm-slim

# What the server needs of the system: ffmpeg for golfers' videos, certificates for mail, buckets and providers, and the
# library of Node.
FROM ${BASE} AS system
# Drivers of graphics cards, a quarter of the whole, which ffmpeg loads only to show something on a screen.
RUN printf 'path-exclude=/usr/lib/*/%s\n' 'dri/*' 'mfx/*' 'libLLVM*' 'libmfxhw64*' 'libz3*' > /etc/dpkg/dpkg.cfg.d/no-graphics \
  && apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates ffmpeg libatomic1 \
  && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* \
  && groupadd --gid 1000 pinhigh \
  && useradd --uid 1000 --gid pinhigh --home-dir /data --no-create-home --shell /usr/sbin/nologin pinhigh \
  && install -d --owner=pinhigh --group=pinhigh --mode=0700 /data

# Only npm comes from this image: the Node that builds and runs the server is one of the packages, as for `npm start`.
FROM ${NODE} AS npm

FROM system AS build
COPY --from=npm /usr/local/bin/node /usr/local/bin/node
COPY --from=npm /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/npm
WORKDIR /pinhigh
COPY package.json package-lock.json .npmrc ./
# Both secrets are optional: an .npmrc for another registry, and the certificate of an authority of your own.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca,target=/run/secrets/ca \
  NODE_EXTRA_CA_CERTS=/run/secrets/ca \
  node /usr/local/lib/node_modules/npm/bin/npm-cli.js ci --omit=dev --include=optional --ignore-scripts --loglevel=error --no-progress
COPY . .
RUN node_modules/.bin/node scripts/image-contents.mjs /image

FROM system
COPY --from=build /image /pinhigh
RUN ln -s /pinhigh/bin/pinhigh /usr/local/bin/pinhigh
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 DATA_DIR=/data
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 5000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["pinhigh", "health"]
ENTRYPOINT ["pinhigh"]
LABEL org.opencontainers.image.title="Pinhigh" \
  org.opencontainers.image.description="Golf training programs, self-hosted" \
  org.opencontainers.image.licenses="MIT"
