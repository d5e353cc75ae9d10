# syntax=docker/dockerfile:1
# The shop as one image: packages, then the built storefront and back office, then a user without rights. PostgreSQL and pictures live outside (compose.yml).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: docs/decisions/005-tools.md.
RUN npm install --omit=dev --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node_modules/.bin/react-router build && NODE_ENV=production node_modules/.bin/vite build --config admin/vite.config.ts

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production SEAM_MODE=live HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app ./
# All that the shop may write: its pictures, and backups where tools/backup.ts puts them.
RUN install --directory --owner=node --group=node --mode=0700 /data /app/backups
USER node
VOLUME ["/data", "/app/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# The container's own restart policy takes the place of server/supervise.ts; main.ts ends cleanly on SIGTERM within five seconds.
# The flag and the setting keep memory small, as server/supervise.ts does.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--optimize-for-size", "main.ts"]
