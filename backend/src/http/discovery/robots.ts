import type { Document } from "./documents.ts";

/** A rule holds for all paths that begin with it. */
const closed = ["/dashboard", "/api", "/login", "/register"];

export const robots = (publicUrl: string): Document => ({
  type: "text/plain; charset=utf-8",
  text: async () =>
    ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join(
      "\n",
    ),
});
