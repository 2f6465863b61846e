import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";

/** A site with demo content that was started once and stopped: its folder with `data`, and its database on MySQL. */
export type Prepared = Readonly<{ folder: string; database: string }>;

/** Sessions of the admin that each copy of the site knows: a browser's stored data, and a program's token. */
export type Sessions = Readonly<{
  cookies: Parameters<BrowserContext["addCookies"]>[0];
  userInfo: string;
  token: string;
}>;

/** A header that browsers send: their session is bound to a cookie. */
export const asBrowser = { "Sec-Fetch-Site": "same-origin" };

const variable = "E2E_PREPARED";

export function setPrepared(site: Prepared) {
  process.env[variable] = JSON.stringify(site);
}

export function prepared(): Prepared | undefined {
  const site = process.env[variable];
  return site ? JSON.parse(site) : undefined;
}

export const sessionsFile = (folder: string) => join(folder, "sessions.json");

export const sessionsIn = ({ folder }: Prepared): Sessions => JSON.parse(readFileSync(sessionsFile(folder), "utf8"));
