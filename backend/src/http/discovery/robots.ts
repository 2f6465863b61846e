import { paths, servedPaths } from "@etalase/contracts/site/paths";
import type { Document } from "./documents.ts";

/** A rule applies to all paths that begin with it. */
const closed = [paths.dashboard, servedPaths.api, paths.login, paths.register];

export const robots = (publicUrl: string): Document => ({
  type: "text/plain; charset=utf-8",
  text: async () =>
    [
      "User-agent: *",
      ...closed.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${publicUrl}${servedPaths.sitemap}`,
      "",
    ].join("\n"),
});
