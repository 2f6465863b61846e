import { writeFile } from "node:fs/promises";
import type { BackupsList } from "@etalase/contracts/backups.schema";
import { afterEach, expect, test } from "vitest";
import { answerOf, bearer, notFound, postJson, signUpStaff, startTestApp, type TestApp } from "../../../test/app.ts";

let app: TestApp;
afterEach(() => app.close());

type Programs = Readonly<Record<"backUp" | "rehearse", (file: string) => Promise<void>>>;

/** Starts the site with backups that are files with these bytes. */
async function start(programs: Partial<Programs> = {}) {
  const backUp = (file: string) => writeFile(file, "all of the site");
  app = await startTestApp({ backups: { backUp, rehearse: async () => undefined, ...programs } });
  const { head, admin } = await signUpStaff(app);
  const headers = bearer(head.token);
  return {
    admin,
    headers,
    make: () => answerOf(postJson(app, "/api/backups", {}, headers)),
    list: () => answerOf<BackupsList>(app.fetch("/api/backups", { headers })),
    audit: async () => {
      const { body } = await answerOf<{ entries: { resource: string; action: string }[] }>(
        app.fetch("/api/audit", { headers }),
      );
      return body.entries.filter(({ resource }) => resource === "backups").map(({ action }) => action);
    },
  };
}

// By the clock of the site, which is at 10:04:05 of that day.
const name = "etalase-2026-11-21-100405.backup";

test("a superadmin makes a backup, sees that it was rehearsed, and takes it away; both are on record", async () => {
  const { headers, make, list, audit } = await start();
  expect((await list()).body).toEqual({ keep: 0, backups: [] });
  const made = { name, madeAt: expect.any(String), bytes: 15, rehearsedAt: null };
  expect(await make()).toEqual({ status: 201, body: made });
  await expect.poll(async () => (await list()).body.backups).toEqual([{ ...made, rehearsedAt: expect.any(String) }]);

  const file = await app.fetch(`/api/backups/${name}`, { headers });
  expect(await file.text()).toBe("all of the site");
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-disposition": `attachment; filename="${name}"`,
    "content-length": "15",
    "cache-control": "private, no-store",
  });
  expect(await audit()).toEqual(["export", "create"]);
});

test("another one stands beside one that was rehearsed, until it is rehearsed too", async () => {
  let content = "before";
  const rehearsals = [async () => {}, async () => Promise.reject(new Error("damaged"))];
  const { make, list, headers } = await start({
    backUp: (file) => writeFile(file, content),
    rehearse: async () => rehearsals.shift()?.(),
  });
  await make();
  await expect.poll(async () => (await list()).body.backups[0]?.rehearsedAt).not.toBeNull();
  content = "afterwards";
  app.pass(1_000);
  expect(await make()).toMatchObject({ status: 201, body: { bytes: 10, rehearsedAt: null } });
  expect((await list()).body.backups).toMatchObject([{ rehearsedAt: null }, { name, bytes: 6 }]);
  expect(await (await app.fetch(`/api/backups/${name}`, { headers })).text()).toBe("before");
});

test("one is made at a time; one that fails leaves the last as it is", async () => {
  const [begun, room] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let fails = false;
  const { make, list } = await start({
    async backUp(file) {
      if (fails) throw new Error("no space left on device");
      begun.resolve();
      await room.promise;
      await writeFile(file, "whole");
    },
  });
  const first = make();
  await begun.promise;
  const second = await make();
  expect(second).toEqual({ status: 409, body: { message: "A backup is already being made." } });
  room.resolve();
  expect(await first).toMatchObject({ status: 201 });
  fails = true;
  app.pass(1_000);
  expect(await make()).toMatchObject({ status: 503, body: { message: expect.stringContaining("could not be made") } });
  expect((await list()).body.backups).toMatchObject([{ name, bytes: 5 }]);
});

test("no other file is handed out, and nobody else gets one", async () => {
  const { headers, admin, make } = await start();
  await make();
  for (const other of ["etalase.sqlite", "..%2Fsecret", `${name}.rehearsed`, "etalase-2026-11-20.backup"])
    expect(await answerOf(app.fetch(`/api/backups/${other}`, { headers }))).toEqual(notFound);
  const asAdmin = { headers: bearer(admin.token) };
  expect((await app.fetch(`/api/backups/${name}`, asAdmin)).status).toBe(403);
  expect((await app.fetch("/api/backups", asAdmin)).status).toBe(403);
  expect((await app.fetch(`/api/backups/${name}`)).status).toBe(401);
});
