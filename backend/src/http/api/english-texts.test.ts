import type { Service } from "@etalase/contracts/plain/services.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import type { TextEntry } from "@etalase/contracts/texts";
import type { TextsAnswer } from "@etalase/contracts/texts.schema";
import { expect, test } from "vitest";
import { answerOf, invalid, postJson, testApp } from "../../../test/app.ts";

const heading: TextEntry = { key: "home.heading", page: "home", default: "Situs {name}", kind: "line", max: 40 };
const english: TextEntry = { ...heading, key: "en.home.heading", default: "{name}'s site" };

/** Renders the words that a page of the site would be drawn from. */
const renderWords: RenderPage = async (url, _api, { texts, english }) => ({
  html: `<!doctype html><pre>${JSON.stringify({ url, texts, english })}</pre>`,
  policy: "default-src 'none'",
  indexable: true,
  status: 200,
});

const { app, superadmin: staff } = testApp({
  texts: [heading, english],
  render: renderWords,
  accounts: ["superadmin"],
});

const read = async () => (await answerOf<TextsAnswer>(app.fetch("/api/texts", { headers: staff }))).body.texts;
const save = (values: object) => answerOf<TextsAnswer>(postJson(app, "/api/texts", { values }, staff, "PUT"));
const speakEnglish = (isSpoken: boolean) => postJson(app, "/api/settings", { english: isSpoken }, staff, "PUT");
const page = async () => JSON.parse(/<pre>(.*)<\/pre>/.exec(await (await app.fetch("/")).text())?.[1] ?? "null");
const services = async () => (await answerOf<readonly Service[]>(app.fetch("/api/services"))).body;

test("English texts are written before any page shows them", async () => {
  await save({ [english.key]: "{name}, at home" });
  expect((await read()).find(({ key }) => key === english.key)?.value).toBe("{name}, at home");
  expect(await page()).toEqual({ url: "/" });
  await save({ [english.key]: null });
});

test("English texts come with the words that they translate: the owner's, and those of records that visitors see", async () => {
  await speakEnglish(true);
  await save({ [heading.key]: "Rumah {name}" });
  const [first] = await services();
  const texts = await read();
  const find = (key: string) => texts.find((text) => text.key === key);
  expect(find(english.key)).toEqual({ ...english, value: english.default, original: "Rumah {name}" });
  expect(find(`en.services.${first?._id}.title`)).toEqual({
    key: `en.services.${first?._id}.title`,
    page: "services",
    record: first?.title,
    original: first?.title,
    default: "Web Development",
    value: "Web Development",
    kind: "line",
    max: 60,
  });
  expect(find("en.settings.answersWithin")).toMatchObject({ original: "1 jam", max: 30, kind: "line" });
  expect(find(heading.key)).not.toHaveProperty("original");
});

test("translations keep the rules of texts, are on the page at once, and can be taken back", async () => {
  const [first] = await services();
  const title = `en.services.${first?._id}.title`;
  expect(await save({ [title]: "x".repeat(61), [english.key]: "A site" })).toEqual(
    invalid({
      [title]: "The text cannot exceed 60 characters",
      [english.key]: "The text must keep {name}: the site puts a value there",
    }),
  );
  await save({ [title]: " Web development\u200b ", [english.key]: "{name}, at home" });
  expect(await page()).toMatchObject({
    english: { [title.slice("en.".length)]: "Web development", "home.heading": "{name}, at home" },
    texts: { [heading.key]: "Rumah {name}" },
  });
  await save({ [title]: null, [english.key]: null });
  expect((await page()).english).toEqual({});
});

test("translations are kept while the site speaks one language, and while their record is in the trash", async () => {
  const [first] = await services();
  const path = `/api/services/${first?._id}`;
  const title = `en.services.${first?._id}.title`;
  await save({ [title]: "Web development" });
  await speakEnglish(false);
  expect((await page()).english).toBeUndefined();
  await speakEnglish(true);
  expect((await page()).english).toMatchObject({ [title.slice("en.".length)]: "Web development" });

  const removed = await app.fetch(path, { method: "DELETE", headers: staff });
  expect(removed.status).toBe(204);
  expect((await read()).map(({ key }) => key)).not.toContain(title);
  expect((await postJson(app, `/api/undo/${removed.headers.get("X-Undo")}`, {}, staff)).status).toBe(200);
  expect((await read()).find(({ key }) => key === title)?.value).toBe("Web development");
});

test("the landing page in English is a page that no redirect replaces, as long as there is one", async () => {
  const redirect = async () => (await postJson(app, "/api/redirects", { from: "/en", to: "/" }, staff)).status;
  expect(await redirect()).toBe(400);
  await speakEnglish(false);
  expect(await redirect()).toBe(201);
  await speakEnglish(true);
});

test("a record of the owner's has no English words until they are written, and loses them when they are emptied", async () => {
  const { body } = await answerOf<Service>(postJson(app, "/api/services", { title: "Katering", text: "" }, staff));
  const title = `en.services.${body._id}.title`;
  const ofIt = async () => (await read()).filter(({ record }) => record === "Katering");
  expect(await ofIt()).toMatchObject([{ key: title, default: "", value: "", original: "Katering" }]);
  await save({ [title]: "Catering" });
  expect(await ofIt()).toMatchObject([{ value: "Catering" }]);
  await save({ [title]: "Catering {all in}" });
  expect(await ofIt()).toMatchObject([{ value: "Catering {all in}" }]);
  await save({ [title]: "" });
  expect((await page()).english).not.toHaveProperty(title.slice("en.".length));
});
