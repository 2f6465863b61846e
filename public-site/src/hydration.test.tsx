import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { render as draw, hydrate } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { assets, emptyApi, makeApi, makeSite } from "../test/fixtures.ts";
import { address } from "../test/renderApp.tsx";
import type { Boot, Screen } from "./page/page.ts";
import { page as portfolio } from "./pages/portfolio/page.tsx";
import { App } from "./router/App.tsx";
import { bootScreen, createNavigator } from "./router/navigator.ts";
import { createRender } from "./server/createRender.tsx";
import { textEntries } from "./server/texts.ts";

// Drops the scripts, since the test hydrates by itself.
const bodyOf = (html: string) =>
  /<body>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(/<script type="module".*?<\/script>/g, "") ?? "";

afterEach(() => {
  const root = document.getElementById("app");
  if (root) draw(null, root);
});

type Served = Partial<Screen> & Readonly<{ at?: string; site?: SiteContext }>;

/** Sets up the server's page as before its scripts run; `change` is the browser's state, and `at` its address. */
async function serve(url: string, api: PublicApi, { at = url, site = makeSite(), ...change }: Served = {}) {
  const { html } = await createRender(assets)(url, api, site);
  history.replaceState(null, "", at);
  document.body.innerHTML = bodyOf(html);
  const root = document.getElementById("app") as HTMLElement; // the server's page has it
  const boot: Boot = JSON.parse(document.getElementById("boot")?.textContent ?? "");
  const first = { ...(await bootScreen(boot)), ...change };
  const app = <App navigator={createNavigator(first, async () => api)} site={boot.site} />;
  return { root, hydrated: () => act(() => hydrate(app, root)) };
}

/** Records the mutations in `root` during an action. */
async function watching(root: HTMLElement, act: () => unknown) {
  const mutations: MutationRecord[] = [];
  const observer = new MutationObserver((records) => mutations.push(...records));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  await act();
  mutations.push(...observer.takeRecords());
  observer.disconnect();
  return { mutations };
}

/** Waits for the lazy parts of the page. */
const drawingsCome = () => act(() => vi.dynamicImportSettled());

const pages: readonly (readonly [url: string, api: PublicApi])[] = [
  ["/", makeApi()],
  ["/berita?category=Performa&tag=gambar&page=2", makeApi()],
  ["/berita", emptyApi],
  ["/berita/tag/gambar", makeApi()],
  ["/berita/situs-anda-butuh-enam-detik", makeApi()],
  ["/portfolio?projectType=Toko+Daring&isFeatured=true&search=kasir", makeApi()],
  ["/portfolio", emptyApi],
  ["/berita/tag/tidak-ada", makeApi()],
  ["/portfolio/toko-daring-dan-stok-tiga-cabang", makeApi()],
  ["/privacy-policy", makeApi()],
  ["/tidak-ada", makeApi()],
  ["/login", makeApi()],
  ["/register", makeApi()],
  ["/login?lang=id", makeApi()],
  ["/register?lang=en", makeApi()],
  ["/register?accepted=id", makeApi()],
];

/** Lets the button go that waits for the scripts; nothing else may change when they come. */
const ready = (html: string) => html.replace(/(<button type="submit"[^>]*?) disabled=""/, "$1");

/** Hydrates, and then reaches for the page, as far as it waits for that. */
async function expectNoChange({ root, hydrated }: Awaited<ReturnType<typeof serve>>) {
  const before = ready(root.innerHTML);
  const { mutations } = await watching(root, async () => {
    await hydrated();
    fireEvent.pointerOver(screen.getAllByRole("link", { name: /./ })[0] as HTMLElement);
    await drawingsCome();
  });
  expect(mutations).toHaveLength(0);
  expect(root.innerHTML).toBe(before);
}

describe.each([
  ["the site's words", ""],
  ["the owner's words", "Kata "],
])("with %s", (_whose, word) => {
  const texts = Object.fromEntries(textEntries.map(({ key, default: own }) => [key, `${word}${own}`]));

  test.each(pages)("hydrating %s, and reaching for it, changes nothing on the page", async (url, api) => {
    const served = await serve(url, api, { site: makeSite(word ? { texts } : {}) });
    if (!/^\/(?:login|register)\b/.test(url)) expect(served.root.textContent).toContain(`${word}Layanan`);
    await expectNoChange(served);
  });
});

describe("the page in English", () => {
  test("is hydrated as it is, and its menu speaks English", async () => {
    const served = await serve("/en", makeApi(), { site: makeSite({ english: {} }) });
    await expectNoChange(served);
    fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
    screen.getByRole("button", { name: "Close menu" });
    const home = served.root.querySelector('nav.bottom [href="/en#home"]');
    expect(home?.getAttribute("aria-current")).toBe("true");
  });

  test("stays in English when a visitor of an ad goes to a section", async () => {
    const at = "/en?utm_source=ig";
    const served = await serve(at, makeApi(), { site: makeSite({ english: {} }) });
    await served.hydrated();
    const link = document.querySelector<HTMLAnchorElement>('footer [href="/en#price"]');
    // The browser would load the address as a document.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const { mutations } = await watching(served.root, async () => {
      fireEvent.click(link as HTMLElement);
      await drawingsCome();
    });
    expect(mutations).toHaveLength(0);
    expect(location.pathname + location.search).toBe(at);
  });

  test("is not there for a site in one language, and its address stays that of a missing page", async () => {
    const served = await serve("/en", makeApi());
    await expectNoChange(served);
    screen.getByRole("heading", { level: 1, name: "Halaman Tidak Ditemukan - 404" });
  });
});

test.each([
  ["/login?accepted=id", "Masuk"],
  ["/register?lang=en", "Create an account"],
])("%s is hydrated in the language that the server has chosen", async (url, title) => {
  const { hydrated } = await serve(url, makeApi(), { at: url.split("?")[0] });
  await hydrated();
  screen.getByRole("heading", { level: 1, name: title });
});

test("who went back before the scripts ran gets the page that the address is of", async () => {
  const at = "/berita?page=2";
  const { hydrated } = await serve("/berita/situs-anda-butuh-enam-detik", makeApi(), { at });
  await hydrated();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Blog"));
  expect(address()).toBe(at);
});

describe("a page that waits until somebody reaches for it", () => {
  test("applies the click that came first", async () => {
    const { hydrated } = await serve("/berita", makeApi());
    await hydrated();
    const chip = screen.getAllByRole("link", { name: "Performa" })[0] as HTMLElement;
    fireEvent.click(chip);
    await drawingsCome();
    expect(chip.isConnected).toBe(true);
    expect(chip.getAttribute("aria-current")).toBe("true");
    await waitFor(() => expect(address()).toBe("/berita?category=Performa"));
  });

  test("applies what was chosen without reaching for it", async () => {
    const { hydrated } = await serve("/portfolio", makeApi());
    await hydrated();
    const type = screen.getByRole<HTMLSelectElement>("combobox", { name: "Jenis proyek" });
    fireEvent.input(type, { target: { value: "Toko Daring" } });
    await drawingsCome();
    expect(type.isConnected).toBe(true);
    await waitFor(() => expect(address()).toBe("/portfolio?projectType=Toko+Daring"));
  });

  test("searches for what was sent first", async () => {
    const { hydrated } = await serve("/berita", makeApi());
    await hydrated();
    const search = screen.getByRole<HTMLInputElement>("combobox");
    search.value = "toko";
    fireEvent.submit(search.form as HTMLFormElement);
    await drawingsCome();
    await waitFor(() => expect(address()).toBe("/berita?search=toko"));
    expect(search.isConnected).toBe(true);
  });

  test("leaves a click that opens a new tab to the browser", async () => {
    const { hydrated } = await serve("/berita", makeApi());
    await hydrated();
    const isLeft = fireEvent.click(screen.getAllByRole("link", { name: "Performa" })[0] as HTMLElement, {
      ctrlKey: true,
    });
    expect(isLeft).toBe(true);
  });
});

describe("a page that cannot be drawn", () => {
  const View = () => {
    throw new Error("The scripts know other data");
  };
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  const main = () => document.querySelector("main")?.textContent ?? "";
  const expectRetry = () => {
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Halaman gagal dimuat");
    expect(main()).toMatch(/^Halaman gagal dimuat.*Coba Lagi$/);
    screen.getByRole("button", { name: "Coba Lagi" });
  };

  test("is replaced by an error with a retry when it is hydrated", async () => {
    const { hydrated } = await serve("/login", makeApi(), { View });
    await hydrated();
    expectRetry();
  });

  test("is replaced by an error with a retry when somebody reaches for it", async () => {
    const { hydrated } = await serve("/portfolio", makeApi());
    vi.spyOn(portfolio, "importView").mockResolvedValue({ View });
    await hydrated();
    fireEvent.pointerOver(screen.getByRole("combobox", { name: "Jenis proyek" }));
    await waitFor(expectRetry);
  });
});

test("a search typed before the scripts came is kept and applied", async () => {
  const { hydrated } = await serve("/berita?category=Performa", makeApi());
  const search = screen.getByRole<HTMLInputElement>("combobox");
  search.focus();
  search.value = "toko ";
  await hydrated();
  expect(search.value).toBe("toko ");
  await waitFor(() => expect(address()).toBe("/berita?category=Performa&search=toko"));
});

test.each(["/login", "/register"])("what was typed into %s before the scripts came is kept", async (url) => {
  const { hydrated } = await serve(url, makeApi());
  const username = screen.getByLabelText<HTMLInputElement>("Username");
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  username.value = "ana";
  password.value = "rahasia";
  // A press would be lost.
  const submit = document.querySelector<HTMLButtonElement>("[type=submit]");
  expect(submit?.disabled).toBe(true);
  // Any other method would leave the page.
  expect(username.form?.getAttribute("method")).toBe("dialog");
  await hydrated();
  expect(submit?.disabled).toBe(false);
  expect([username, password].map(({ isConnected, value }) => isConnected && value)).toEqual(["ana", "rahasia"]);
});

test("a picture that failed before the scripts came is replaced by the placeholder", async () => {
  const { hydrated } = await serve("/berita", makeApi());
  const picture = document.querySelector(".post img") as HTMLImageElement; // an article's, as in `makePosts`
  Object.defineProperty(picture, "complete", { value: true });
  await hydrated();
  await waitFor(() => expect(picture.isConnected).toBe(false));
  expect(screen.getByRole("img", { name: "No Image" })).toBeTruthy();
});
