import { beforeAll, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, signUp, testApp } from "../../../test/app.ts";
import { formOf } from "../../../test/forms.ts";

// The behaviour that every kind has with a key is in test/kinds/writing.ts.
const day = 24 * 60 * 60 * 1000;
const question = { question: "Berapa lama pengerjaannya?", answer: "<p>Dua minggu.</p>" };
const service = { title: "Situs usaha", text: "Halaman yang ramah di ponsel." };

let token: string;

const { app } = testApp();
beforeAll(async () => {
  ({ token } = await signUp(app));
});

/** Creates a record with a key, as a form does. */
const keyed = (key: string, fields: Readonly<Record<string, string>> = question, path = "/api/faqs", by = token) =>
  answerOf<{ id: string; question?: string }>(
    app.fetch(path, { method: "POST", body: formOf(fields), headers: { ...bearer(by), "Idempotency-Key": key } }),
  );
const signInAgain = async () => {
  const { username, password } = account;
  const { body } = await answerOf<{ token: string }>(postJson(app, "/api/auth/login", { username, password }));
  ({ token } = body);
};

test("a key finds its record for a day, and makes another one after it", async () => {
  const { body: first } = await keyed("sehari");
  app.pass(day - 1);
  await signInAgain();
  expect((await keyed("sehari")).body).toEqual(first);
  app.pass(1);
  const second = await keyed("sehari");
  expect([second.status, second.body.id === first.id]).toEqual([201, false]);
  expect((await keyed("sehari")).body).toEqual(second.body);
});

test("a key of one kind is not one of another", async () => {
  const { body: first } = await keyed("bersama");
  const other = await keyed("bersama", service, "/api/services");
  expect([other.status, other.body.id === first.id]).toEqual([201, false]);
  expect((await keyed("bersama")).body).toEqual(first);
});

test("a key of one person is not one of another", async () => {
  const { body: first } = await keyed("milik-siapa");
  const other = await signUp(app, { username: "citra", email: "citra@example.com" });
  await postJson(app, `/api/users/${other.id}`, { role: "admin" }, bearer(token), "PUT");
  const theirs = await keyed("milik-siapa", { ...question, question: "Apakah ada garansi?" }, "/api/faqs", other.token);
  expect([theirs.status, theirs.body.id === first.id]).toEqual([201, false]);
  expect((await keyed("milik-siapa")).body).toEqual(first);
});

test("a key whose first save was refused makes the record of the second", async () => {
  expect((await keyed("ditolak", { ...question, question: "" })).status).toBe(400);
  const stored = await keyed("ditolak");
  expect([stored.status, stored.body.question]).toEqual([201, question.question]);
});

test("a key whose second save is refused leaves the record as it is", async () => {
  const { body: first } = await keyed("tetap");
  expect((await keyed("tetap", { ...question, answer: "" })).status).toBe(400);
  expect((await answerOf(app.fetch(`/api/faqs/${first.id}`))).body).toEqual(first);
});
