import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, request } from "@playwright/test";
import { type App, admin, startApp } from "./app.ts";
import { asBrowser, type Sessions, sessionsFile, setPrepared } from "./prepared.ts";

async function signIn(client: APIRequestContext, headers: Record<string, string> = {}) {
  const answer = await client.post("/api/auth/login", { data: admin, headers, failOnStatusCode: true });
  return answer.text();
}

async function newSessions({ origin }: App): Promise<Sessions> {
  const client = await request.newContext({ baseURL: origin });
  const { token } = JSON.parse(await signIn(client));
  const userInfo = await signIn(client, asBrowser);
  const { cookies } = await client.storageState();
  await client.dispose();
  return { token, userInfo, cookies };
}

/**
 * Runs before all tests: starts the product from nothing, as `make up` does the first time. The tests' sites are copies
 * of it.
 */
export default async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), "etalase-e2e-"));
  const app = await startApp();
  await writeFile(sessionsFile(folder), JSON.stringify(await newSessions(app)));
  await app.end();
  await rename(app.dataDir, join(folder, "data"));
  setPrepared({ folder, database: app.database?.name ?? "" });
  return async () => {
    await app.database?.dropCopies();
    await app.database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}
