import { bracesOf, recordOfKey, textMarks, withoutMarks } from "@etalase/contracts/texts";
import { fireEvent, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { assets, foreign, makeApi, makeSite, makeTestimonial } from "../test/fixtures.ts";
import { cleanup } from "../test/render.tsx";
import { renderApp } from "../test/renderApp.tsx";
import { renderScenes } from "../test/scenes.tsx";
import { server } from "../test/server.ts";
import { ask as askConsent } from "./consent/Consent.tsx";
import { createRender } from "./server/createRender.tsx";
import { textEntries } from "./server/texts.ts";

/** A text that is nowhere else, with the braces of its default and with marks that must be escaped. */
const markerOf = (key: string, text: string) =>
  `teks-${textEntries.findIndex((entry) => entry.key === key)}-<b>${bracesOf(text)
    .map((name) => `{${name}}`)
    .join(" ")}`;
const markers = Object.fromEntries(textEntries.map((entry) => [entry.key, markerOf(entry.key, entry.default)]));
const keysIn = (html: string) =>
  new Set([...html.matchAll(/teks-(\d+)-/g)].map(([, index]) => textEntries[Number(index)]?.key ?? ""));

describe("the list of texts", () => {
  const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const modules = Object.entries(sources).filter(([, source]) => /\bwords\("/.test(source));

  test("has each key once", () => {
    const keys = textEntries.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("name no clients: an owner has others, or none yet", () => {
    const claiming = textEntries.filter(({ default: own }) =>
      /instansi|sekolah|klinik|offices|schools|clinics/i.test(own),
    );
    expect(claiming.map(({ key }) => key)).toEqual([]);
  });

  test("has no default that is empty, longer than its limit, or begins or ends with a space", () => {
    const odd = textEntries.filter(({ default: own, max }) => !own || own.trim() !== own || own.length > max);
    expect(odd).toEqual([]);
  });

  test("forgets no module: each has words of which the list has some", () => {
    const beginnings = modules.flatMap(([, source]) =>
      [...source.matchAll(/\bwords\("([\w.]+)"/g)].map(([, key]) => key),
    );
    expect(beginnings.filter((key) => !textEntries.some((entry) => entry.key.startsWith(`${key}.`)))).toEqual([]);
    expect(
      modules.map(([file]) => file).filter((file) => !/(?:\/copy|Copy|\/head)\.ts$|\/content\//.test(file)),
    ).toEqual([]);
  });

  test("begins with the frame and the landing page, and keeps the texts of a page together", () => {
    const pages = textEntries.map(({ page }) => page).filter((page, index, all) => page !== all[index - 1]);
    expect(pages.slice(0, 2)).toEqual(["frame", "home"]);
    expect(pages).toEqual([...new Set(pages)]);
  });

  test("knows each limit's key", () => {
    const limits = modules.flatMap(([, source]) => [
      ...(/export const limits = \{([\s\S]*?)\}/.exec(source)?.[1] ?? "").matchAll(/"?([\w.]+)"?: \d/g),
    ]);
    const unknown = limits.filter(
      ([, beginning]) => !textEntries.some(({ key }) => `${key}.`.startsWith(`${beginning}.`)),
    );
    expect(unknown.map(([, beginning]) => beginning)).toEqual([]);
  });
});

const changed = (more: Parameters<typeof makeSite>[0] = {}) => makeSite({ ...more, texts: markers });

/** Shows the question before Google may count, or before others may. */
const askForConsent = () => act(() => askConsent(changed()));
const askForOthers = () => act(() => askConsent(changed({ foreign })));

async function openMenu() {
  await renderApp("/privacy-policy", { site: changed() });
  fireEvent.click(document.querySelector(".burger") as HTMLElement); // the frame has it
}

const field = () => document.querySelector<HTMLInputElement>("#langganan");
const tick = () => document.querySelector<HTMLInputElement>('.newsletter input[type="checkbox"]');

/** Subscribes, and waits until the newsletter box shows a text. The server answers with `status`. */
const subscribing =
  (email: string, agrees: boolean, status: number, awaited: string, site = {}) =>
  async () => {
    server.use(http.post("*/api/newsletter", () => HttpResponse.json({}, { status })));
    await renderApp("/berita", { site: changed(site) });
    fireEvent.input(field() as HTMLInputElement, { target: { value: email } });
    if (agrees) fireEvent.click(tick() as HTMLInputElement);
    fireEvent.submit(field()?.form as HTMLFormElement);
    if (awaited !== "newsletter.sending") await waitFor(() => expect(shown()).toContain(awaited));
  };

/** Texts that only the scripts show, after something was done. */
const afterActions: readonly (readonly [keys: readonly string[], act: () => unknown])[] = [
  [["consent.label", "consent.text", "consent.more", "consent.agree", "consent.refuse"], askForConsent],
  [["consent.others"], askForOthers],
  [["frame.closeMenu"], openMenu],
  [["newsletter.missing", "newsletter.consent"], subscribing("", false, 500, "newsletter.missing")],
  [["newsletter.invalid"], subscribing("ana@", true, 500, "newsletter.invalid")],
  [["newsletter.sending"], subscribing("ana@usaha.id", true, 202, "newsletter.sending")],
  [["newsletter.tooMany"], subscribing("ana@usaha.id", true, 429, "newsletter.tooMany")],
  [["newsletter.failed"], subscribing("ana@usaha.id", true, 500, "newsletter.failed")],
  [["newsletter.waitingText"], subscribing("ana@usaha.id", true, 202, "newsletter.waitingText")],
  [
    ["newsletter.thanks", "newsletter.thanksText"],
    subscribing("ana@usaha.id", true, 202, "newsletter.thanks", { sendsMail: true }),
  ],
];

const shown = () => [...keysIn(document.body.innerHTML)];

describe("a text that only the scripts show", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  test.each(afterActions)("follows the change: %j", async (keys, act) => {
    await act();
    expect(shown()).toEqual(expect.arrayContaining([...keys]));
  });
});

describe("a text of the pages", () => {
  test("is found on its page and on no other, escaped, and is taken back byte for byte", async () => {
    const before = await renderScenes();
    const changed = await renderScenes({ texts: markers });
    const found = new Set([
      ...changed.flatMap(({ html }) => [...keysIn(html)]),
      ...afterActions.flatMap(([keys]) => keys),
    ]);
    expect(textEntries.map(({ key }) => key).filter((key) => !found.has(key))).toEqual([]);
    const strange = changed.flatMap(({ name, pages, html }) =>
      [...keysIn(html)]
        .filter((key) => !pages.some((page) => key.startsWith(`${page}.`) || key === page))
        .map((key) => `${key} on ${name}`),
    );
    expect(strange).toEqual([]);
    const raw = changed.filter(({ html }) => /teks-\d+-(?:<|&lt;b(?:>|&gt;)[^<]*\{\w+\})/.test(html));
    expect(raw.map(({ name }) => name)).toEqual([]);
    expect(before.filter(({ html }) => html.includes("teks-"))).toEqual([]);
    expect(await renderScenes()).toEqual(before);
  });
});

const alone = { html: "", css: "", cssHash: "" };
const marksIn = (html: string) => html.match(textMarks()) ?? [];
const markedKeysIn = (html: string) => new Set([...html.matchAll(textMarks())].flatMap(([, key]) => key ?? []));

describe("a page whose texts are edited on it", () => {
  test("has marks around each of its texts, with their keys, and is else the same page", async () => {
    const plain = await renderScenes({ alone, texts: markers });
    const marked = await renderScenes({ alone: { ...alone, marksTexts: true }, texts: markers });
    expect(marked.map(({ html }) => withoutMarks(html))).toEqual(plain.map(({ html }) => html));
    const textKeysIn = (html: string) => [...markedKeysIn(html)].filter((key) => !recordOfKey(key)).toSorted();
    expect(marked.map(({ html }) => textKeysIn(html))).toEqual(plain.map(({ html }) => [...keysIn(html)].toSorted()));
  });

  test("has marks around the titles of its showcases and services, each with its record", async () => {
    const [home] = await renderScenes({ alone: { ...alone, marksTexts: true } });
    const records = [...markedKeysIn(home?.html ?? "")].flatMap((key) => recordOfKey(key) ?? []);
    expect(new Set(records.map(({ resource }) => resource))).toEqual(new Set(["showcases", "services"]));
    expect(records.every(({ id }) => id !== "")).toBe(true);
  });

  test("leaves no mark on any other page", async () => {
    const before = await renderScenes();
    const marked = await renderScenes({ alone: { ...alone, marksTexts: true } });
    expect(marked.some(({ html }) => marksIn(html).length > 0)).toBe(true);
    expect(await renderScenes()).toEqual(before);
    expect((await renderScenes({ alone, texts: markers })).flatMap(({ html }) => marksIn(html))).toEqual([]);
    expect(before.flatMap(({ html }) => marksIn(html))).toEqual([]);
  });

  test("does not take marks in records and settings for its own", async () => {
    const forged = "\ue000\ue002home.hero.heading\ue001Murah\ue002";
    const api = makeApi({ testimonials: async () => [makeTestimonial({ quote: forged })] });
    const site = makeSite({ alone: { ...alone, marksTexts: true } });
    const render = createRender(assets);
    const settings = { ...site.settings, footerDescription: forged };
    const [plain, marked] = [await render("/", api, site), await render("/", api, { ...site, settings })];
    const count = (html: string) => html.split("\ue000home.hero.heading\ue001").length;
    expect(marked.html).toContain("home.hero.headingMurah");
    expect(count(marked.html)).toBe(count(plain.html));
    expect(marked.html.replaceAll(/\ue000[\w.-]+\ue001|\ue002/g, "")).not.toMatch(/[\ue000-\ue002]/);
  });

  test("does not take marks in a text for its own", async () => {
    const texts = { "home.hero.heading": "A\ue000home.hero.lead\ue001B\ue002C" };
    const [home] = await renderScenes({ alone: { ...alone, marksTexts: true }, texts });
    expect(home?.html).toContain("\ue000home.hero.heading\ue001ABC\ue002");
  });
});
