FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY backend/package.json backend/
COPY backoffice/package.json backoffice/
COPY backoffice/date-fns/package.json backoffice/date-fns/
COPY backoffice/icons-material/package.json backoffice/icons-material/
COPY public-site/package.json public-site/
COPY torture/package.json torture/
# No scripts: argon2, resvg and sharp come prebuilt, nothing has to be compiled.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm run assemble

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    PORT=8080 \
    DATA_DIR=/data
# A new volume takes over the owner of the folder that it is mounted on.
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app/dist ./
USER node
VOLUME /data
EXPOSE 8080
# Whether the process answers; /readyz says whether its database does, too.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "backend/start", "backend/dist/main.js"]
