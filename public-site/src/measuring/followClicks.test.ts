import { waitFor } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { followClicks } from "./followClicks.ts";

const text = "Halo%2C%20saya%20tertarik.";
const href = `https://wa.me/628123?text=${text}`;

const sent: { path: string; body: Blob }[] = [];
beforeEach(() => {
  sent.length = 0;
  // The file before, of the same document, may leave another.
  document.documentElement.lang = "id";
  navigator.sendBeacon = (path, body) => {
    sent.push({ path: String(path), body: body as Blob });
    return true;
  };
  document.body.innerHTML = `
    <a id="order" data-lead="order" data-package="paket-umkm" href="${href}"><b>Pesan</b></a>
    <a id="talk" data-lead="consultation" href="${href}">Konsultasi</a>
    <a id="other" href="${href}">Bagikan</a>`;
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = "id";
});

// Removed at the end, because the next file uses the same document.
const listening: (readonly [string, EventListenerOrEventListenerObject])[] = [];
beforeAll(() => {
  const listen = vi.spyOn(document, "addEventListener");
  followClicks();
  // Keeps clicks from leaving the test.
  document.addEventListener("click", (event) => event.preventDefault());
  for (const [type, listener] of listen.mock.calls) if (listener) listening.push([type, listener]);
});
afterAll(() => {
  for (const [type, listener] of listening) document.removeEventListener(type, listener);
});

const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;
const reported = async (count: number) => {
  await waitFor(() => expect(sent).toHaveLength(count));
  return Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text())));
};

test("a click on an order button ends the chat's text with the code that the server is told", async () => {
  expect(link("order").getAttribute("href")).toBe(href);
  link("order").querySelector("b")?.click();
  const [lead] = await reported(1);
  expect(lead).toMatchObject({
    kind: "order",
    package: "paket-umkm",
    code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
  });
  expect(Object.keys(lead.source)).toEqual(["path", "landing", "referrer", "utmSource", "utmMedium", "utmCampaign"]);
  expect(link("order").href).toBe(`${href}%0AKode%3A%20${lead.code}`);
  expect(sent[0]).toMatchObject({ path: "/api/leads", body: { type: "application/json" } });
});

test("a second click tells the same code, another button another", async () => {
  link("talk").click();
  link("talk").click();
  link("order").click();
  const [first, second, third] = await reported(3);
  expect(first).toMatchObject({ kind: "consultation", code: second.code });
  expect(first).not.toHaveProperty("package");
  expect(third.code).not.toBe(first.code);
  expect(decodeURIComponent(link("talk").href).match(/Kode/g)).toHaveLength(1);
});

test("other links are left alone", async () => {
  link("other").click();
  link("talk").click();
  await reported(1);
  expect(link("other").getAttribute("href")).toBe(href);
});

test("the middle button opens a tab with the code in it, the right one asks for nothing", async () => {
  const press = (button: number) =>
    link("talk").dispatchEvent(new MouseEvent("auxclick", { button, bubbles: true, cancelable: true }));
  press(2);
  expect(link("talk").getAttribute("href")).toBe(href);
  press(1);
  const [lead] = await reported(1);
  expect(link("talk").href).toBe(`${href}%0AKode%3A%20${lead.code}`);
});

test("the code's line is in the language of the page", async () => {
  document.documentElement.lang = "en";
  link("talk").click();
  await reported(1);
  expect(decodeURIComponent(link("talk").href)).toMatch(/\nCode: [2-9A-HJKMNP-Z]{6}$/);
});
