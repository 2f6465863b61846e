import { join } from "node:path";
import type { FirstStep, FirstSteps } from "@etalase/contracts/first-steps.schema";
import { expect, onTestFinished, test } from "vitest";
import { answerOf, bearer, postJson, postNews, signUp, startTestApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { dataUrlOf, drawing } from "../../../test/forms.ts";
import { quickEncoder } from "../../../test/quick-encoder.ts";
import { createDiskMediaStore } from "../../adapters/media/disk-media-store.ts";
import { createPictures } from "../../application/media.ts";
import { loadDemo } from "../../demo/load.ts";
import { createPackageRepository } from "../../persistence/packages.ts";

const path = "/api/dashboard/first-steps";
const mail = {
  host: "127.0.0.1",
  port: 2525,
  isSecure: false,
  user: "",
  password: "",
  from: { name: "Kopi Lereng", address: "halo@example.com" },
};

/** Starts a new site and signs its first superadmin up. */
async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  onTestFinished(() => app.close());
  const { token } = await signUp(app);
  const headers = bearer(token);
  const read = async () => (await answerOf<FirstSteps>(app.fetch(path, { headers }))).body;
  return {
    app,
    token,
    headers,
    read,
    done: async (): Promise<readonly FirstStep[]> =>
      (await read()).steps.filter(({ isDone }) => isDone).map(({ name }) => name),
    mark: (fields: object) => answerOf<FirstSteps>(postJson(app, path, fields, headers, "PUT")),
    save: (fields: object) => postJson(app, "/api/settings", fields, headers, "PUT"),
  };
}

test("a new site has nine steps, and none is done", async () => {
  const { read } = await start();
  const names = ["identity", "phone", "prices", "showcases", "article", "alerts", "colleague", "mail", "backup"];
  expect(await read()).toEqual({ isHidden: false, steps: names.map((name) => ({ name, isDone: false })) });
});

test("the demo's contact and articles are nobody's own", async () => {
  const { app, token, done } = await start();
  const store = createDiskMediaStore(app.folders.mediaDir);
  const pictures = createPictures({ encoder: quickEncoder, store });
  await loadDemo(join(import.meta.dirname, "../../../demo"), { ...app.services.demo, pictures });
  expect(await done()).toEqual([]);
  await postNews(app, bearer(token), { status: "draft" });
  expect(await done()).toEqual([]);
  await postNews(app, bearer(token), { status: "published" });
  expect(await done()).toEqual(["article"]);
});

test("name and logo count together, and the number by itself", async () => {
  const { save, done } = await start();
  await save({ siteName: "Kopi Lereng" });
  expect(await done()).toEqual([]);
  await save({ logo: dataUrlOf(drawing, "image/svg+xml") });
  expect(await done()).toEqual(["identity"]);
  await save({ contactPhone: "+62 812-3456-7890" });
  expect(await done()).toEqual(["identity", "phone"]);
});

test("the prices are looked at once a package was edited or added", async () => {
  const edited = await start();
  const [first] = await createPackageRepository(edited.app.database.em).all();
  await postJson(edited.app, `/api/packages/${first?.id}`, { price: 75_000 }, edited.headers, "PUT");
  expect(await edited.done()).toEqual(["prices"]);
  const added = await start();
  await postJson(
    added.app,
    "/api/packages",
    { name: "Sekolah", slug: "sekolah", price: 900_000, features: ["Lima halaman"] },
    added.headers,
  );
  expect(await added.done()).toEqual(["prices"]);
});

test("the showcases are the owner's own once they are shown and none is a drawing of the site's", async () => {
  const { app, headers, done } = await start();
  const change = (id: string, fields: object) => postJson(app, `/api/showcases/${id}`, fields, headers, "PUT");
  const [first, ...others] = await app.services.showcases.active();
  for (const { id } of others) await change(id, { isActive: false });
  expect(await done()).toEqual([]);
  await change(first?.id ?? "", { isActive: false });
  expect(await done()).toEqual([]);
  await change(first?.id ?? "", { isActive: true, drawing: "" });
  expect(await done()).toEqual(["showcases"]);
});

test("a colleague is another account of the staff or an open invitation, not a stranger who registered", async () => {
  const { app, headers, done } = await start();
  await signUp(app, { username: "tamu", email: "tamu@example.com" });
  expect(await done()).toEqual([]);
  await postJson(app, "/api/users/invitations", { name: "Budi", role: "admin" }, headers);
  expect(await done()).toEqual(["colleague"]);
  app.pass(8 * 24 * 3_600_000);
  const { steps } = await app.services.firstSteps.get();
  expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
});

test("alerts are on once somebody of the staff wants to be rung", async () => {
  const { app, headers, done } = await start();
  await postJson(app, "/api/alerts", { push: true }, headers, "PUT");
  expect(await done()).toEqual(["alerts"]);
});

test("alerts by e-mail alone are on where the site can send them", async () => {
  for (const [options, steps] of [
    [{}, []],
    [{ mail }, ["alerts", "mail"]],
  ] as const) {
    const { app, headers, done } = await start(options);
    await postJson(app, "/api/alerts", { mail: true }, headers, "PUT");
    expect(await done()).toEqual(steps);
  }
});

test("mail and a backup count as soon as they are there", async () => {
  const { app, headers, done } = await start({ mail });
  expect(await done()).toEqual(["mail"]);
  await postJson(app, "/api/backups", {}, headers);
  expect(await done()).toEqual(["mail", "backup"]);
});

test.each(dialects)("marks set by hand stay with the site, each by itself, on %s", async (dialect) => {
  const { app, headers, mark, read } = await start({ dialect });
  expect((await mark({ pricesSeen: true })).body.isHidden).toBe(false);
  const { status, body } = await mark({ isHidden: true });
  expect([status, body.isHidden, body.steps.find(({ name }) => name === "prices")?.isDone]).toEqual([200, true, true]);
  expect(await read()).toEqual(body);
  const other = await app.startInstance();
  expect(await other.firstSteps.get()).toEqual(body);
  expect((await mark({ isHidden: false })).body).toEqual({ ...body, isHidden: false });
  expect((await postJson(app, path, { isHidden: "perhaps" }, headers, "PUT")).status).toBe(400);
  expect((await mark({})).status).toBe(400);
});
