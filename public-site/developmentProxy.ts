import { paths, servedPaths } from "@etalase/contracts/site/paths";
import type { ProxyOptions } from "vite";

type Origins = Readonly<{ backend: string; dashboard: string }>;

/** Whatever is no page of the site comes from where `make dev` runs it. A key stands for all that begins with it. */
export const developmentProxy = ({ backend, dashboard }: Origins): Record<string, ProxyOptions> => ({
  ...Object.fromEntries(Object.values(servedPaths).map((path) => [path, { target: backend, changeOrigin: false }])),
  [paths.dashboard]: { target: dashboard, ws: true },
});
