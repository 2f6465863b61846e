import { orderEvent } from "@etalase/contracts/site/foreign-scripts";
import { fireEvent, screen } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { foreign, makeSite } from "../../test/fixtures.ts";
import { ask as askConsent } from "./Consent.tsx";

const google = () => document.querySelector<HTMLScriptElement>('script[src^="https://www.googletagmanager.com"]');
const question = () => screen.queryByRole("region", { name: "Persetujuan analitik" });
const answer = (name: string) =>
  act(() => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
const site = makeSite();
const open = () => act(() => askConsent({ ...site, settings: { ...site.settings, googleAnalyticsId: "G-ABC12345" } }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
  google()?.remove();
  others()?.remove();
  Reflect.deleteProperty(globalThis, "dataLayer");
});

test("nothing goes to Google before one agrees", async () => {
  await open();
  expect(question()).toBeTruthy();
  expect(google()).toBeNull();
  await answer("Setuju");
  expect(google()?.src).toBe("https://www.googletagmanager.com/gtag/js?id=G-ABC12345");
  expect(question()).toBeNull();
});

test("who agreed is not asked again, and is counted at once", async () => {
  localStorage.setItem("analyticsConsent", "granted");
  await open();
  expect(question()).toBeNull();
  expect(google()).toBeTruthy();
});

test("who refused is not asked again, and never counted", async () => {
  await open();
  await answer("Tolak");
  document.body.innerHTML = "";
  await open();
  expect(question()).toBeNull();
  expect(google()).toBeNull();
});

test("the keyboard comes to it right after the way to the content", async () => {
  document.body.innerHTML = '<a class="skip" href="#isi">Langsung ke konten</a><main id="isi"></main>';
  await open();
  expect(document.querySelector(".skip")?.nextElementSibling?.contains(question())).toBe(true);
});

test("a consent can be withdrawn, and Google's cookies go with it", async () => {
  localStorage.setItem("analyticsConsent", "granted");
  // biome-ignore lint/suspicious/noDocumentCookie: as Google sets it
  document.cookie = "_ga=GA1.1.1; path=/";
  const link = document.createElement("button");
  link.dataset.consent = "";
  document.body.append(link);
  await open();
  await act(() => {
    fireEvent.click(link);
  });
  expect(document.activeElement).toBe(question());
  await answer("Tolak");
  expect(document.activeElement).toBe(link);
  expect(document.cookie).not.toContain("_ga");
  expect(Reflect.get(globalThis, "ga-disable-G-ABC12345")).toBe(true);
  expect(localStorage.getItem("analyticsConsent")).toBe("denied");
});

const others = () => document.querySelector<HTMLScriptElement>(`script[src$="${foreign.path}"]`);
const openWithOthers = (hosts = foreign.hosts) => act(() => askConsent(makeSite({ foreign: { ...foreign, hosts } })));

test("the scripts of others load after one agrees, and hear of an order", async () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
  document.addEventListener(orderEvent, hear);
  await openWithOthers();
  expect(others()).toBeNull();
  expect(question()?.textContent).toContain("layanan pihak lain");
  await answer("Setuju");
  expect([others()?.integrity, google()]).toEqual([foreign.integrity, null]);
  document.body.insertAdjacentHTML("beforeend", '<a href="#" data-lead="order" data-package="umkm"><b>Pesan</b></a>');
  fireEvent.click(screen.getByText("Pesan"));
  document.removeEventListener(orderEvent, hear);
  expect(heard).toEqual([{ kind: "order", package: "umkm" }]);
});

test("an answer holds for the hosts that were named", async () => {
  localStorage.setItem("analyticsConsent", "granted");
  await openWithOthers();
  expect(question()).toBeTruthy();
  await answer("Tolak");
  document.body.innerHTML = "";
  await openWithOthers();
  expect(question()).toBeNull();
  await openWithOthers([...foreign.hosts, "analytics.tiktok.com"]);
  expect(question()).toBeTruthy();
});
