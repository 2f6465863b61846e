import { paths, servedPaths } from "@etalase/contracts/site/paths";
import type { ProxyOptions } from "vite";

type Origins = Readonly<{ backend: string; dashboard: string }>;

/**
 * Forwards every address that is not a page of the site to the servers of `make dev`. A key covers all addresses that
 * start with it.
 */
export const developmentProxy = ({ backend, dashboard }: Origins): Record<string, ProxyOptions> => ({
  ...Object.fromEntries(Object.values(servedPaths).map((path) => [path, { target: backend, changeOrigin: false }])),
  [paths.dashboard]: { target: dashboard, ws: true },
});
