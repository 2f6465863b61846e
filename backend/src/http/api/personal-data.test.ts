import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, bearer, browser, postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";

let app: TestApp;
let head: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  head = bearer((await signUp(app, { username: "kepala", email: "kepala@example.com" })).token);
  const contact = {
    kind: "contact",
    name: "Rina",
    phone: "0812-3456-7890",
    message: "Kami ingin situs toko.",
    consent: true,
  };
  await postJson(app, "/api/leads", contact, { "User-Agent": browser });
});
afterAll(() => app.close());

const ask = (what: string, contact: unknown) => answerOf(postJson(app, `/api/privacy/${what}`, { contact }, head));

test("shows what is found, hands it out as a file with everything, and deletes it", async () => {
  const found = { leads: [{ name: "Rina", phone: "0812-3456-7890", status: "new" }], subscribers: [] };
  expect(await ask("search", "+62 812 3456 7890")).toMatchObject({ status: 200, body: found });
  expect(await ask("export", "+62 812 3456 7890")).toMatchObject({
    status: 200,
    body: { contact: "+62 812 3456 7890", leads: [{ message: "Kami ingin situs toko.", history: [] }] },
  });
  expect(await ask("delete", "081234567890")).toEqual({
    status: 200,
    body: {
      leads: 1,
      subscribers: 0,
      testimonials: 0,
      trashed: 0,
      invitations: 0,
      emailChanges: 0,
      mails: 0,
      drafts: 0,
      versions: 0,
      undos: 0,
    },
  });
  expect(await ask("search", "081234567890")).toMatchObject({ body: { leads: [] } });
});

test("names accounts, and leaves them", async () => {
  const account = { username: "kepala", role: "superadmin", entries: expect.any(Number) };
  expect(await ask("delete", "kepala@example.com")).toMatchObject({ status: 200 });
  expect(await ask("search", "Kepala@example.com")).toMatchObject({ body: { accounts: [account] } });
});

test.each(["Rina", "", 12, null, undefined, "x".repeat(255)])("refuses %j", async (contact) => {
  expect(await ask("delete", contact)).toMatchObject({
    status: 400,
    body: { errors: { contact: "Enter one complete e-mail address, or one phone number of 8 to 15 digits" } },
  });
});
