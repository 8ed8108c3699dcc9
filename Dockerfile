# Inkognito for production: the API and the built client on one port, without a database of its own.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/

FROM manifests AS build
# No package needs its install script, and ours would fetch a mongod.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && find server/dist client/dist -name '*.map' -delete

# What is run by hand beside the product: backup, restore, moderation.
FROM build AS tools
# The tools of MongoDB come now, pinned by their hash, as they are used where there is no way out. For other processors
# than x64 there are none in the registry: backup and restore then say what is missing.
ENV MONGOMS_DOWNLOAD_DIR=/opt/mongodb
RUN apt-get update && apt-get install -y --no-install-recommends libgssapi-krb5-2 && rm -rf /var/lib/apt/lists/* \
  && if [ "$(uname -m)" = x86_64 ]; then node --import tsx server/scripts/fetchMongoTools.ts; fi
RUN install --directory --owner=node --group=node --mode=0700 /data /data/backups
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp NPM_CONFIG_UPDATE_NOTIFIER=false
USER node
CMD ["npm", "run"]

FROM manifests AS libraries
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w server -w shared
# It starts the embedded database, which an image for production has no use for. While npm takes it out, some versions
# of npm put the build of sharp for browsers in.
RUN npm uninstall --omit=dev --ignore-scripts --no-audit --no-fund --offline -w server mongodb-memory-server-core \
  && rm -r node_modules/@inkognito && rm -rf node_modules/@img/sharp-wasm32

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
# The one place the server writes to.
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=libraries /app/node_modules node_modules
# Some of its libraries stand in its own folder, beside another version of theirs in the common one.
COPY --from=libraries /app/server server
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/v1/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
