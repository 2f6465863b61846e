import type { PublicApi } from "@etalase/contracts/public-api";
import { act, screen, waitFor } from "@testing-library/preact";
import { render as draw, hydrate } from "preact";
import { afterEach, expect, test } from "vitest";
import { assets, emptyApi, makeApi, makeSite } from "../test/fixtures.ts";
import { address } from "../test/renderApp.tsx";
import { App } from "./App.tsx";
import type { Boot } from "./boot.ts";
import { bootScreen, createNavigator } from "./router/navigator.ts";
import { createRender } from "./server/createRender.tsx";

// Without the scripts: the test hydrates by itself.
const bodyOf = (html: string) =>
  /<body>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(/<script type="module".*?<\/script>/g, "") ?? "";

afterEach(() => {
  const root = document.getElementById("app");
  if (root) draw(null, root);
});

/** The server's page, as it is before the scripts come. */
async function serve(url: string, api: PublicApi) {
  const { html } = await createRender(assets)(url, api, makeSite());
  history.replaceState(null, "", url);
  document.body.innerHTML = bodyOf(html);
  const root = document.getElementById("app") as HTMLElement; // the server's page has it
  const boot: Boot = JSON.parse(document.getElementById("boot")?.textContent ?? "");
  const first = await bootScreen(url, boot);
  const app = <App navigator={createNavigator(first, async () => api)} site={boot.site} />;
  return { root, hydrated: () => act(() => hydrate(app, root)) };
}

test.each([
  ["/", makeApi()],
  ["/berita?category=Performa&tag=gambar&page=2", makeApi()],
  ["/berita", emptyApi],
  ["/berita/tag/gambar", makeApi()],
  ["/berita/situs-anda-butuh-enam-detik", makeApi()],
  ["/tidak-ada", makeApi()],
  ["/login", makeApi()],
  ["/register", makeApi()],
])("hydrating %s changes nothing on the page", async (url, api) => {
  const { root, hydrated } = await serve(url, api);
  const before = root.innerHTML;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  await hydrated();
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect(changes).toHaveLength(0);
  expect(root.innerHTML).toBe(before);
});

test("a search typed before the scripts came is kept and applied", async () => {
  const { hydrated } = await serve("/berita?category=Performa", makeApi());
  const search = screen.getByRole<HTMLInputElement>("searchbox");
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
  // Any other method leaves the page.
  expect(username.form?.getAttribute("method")).toBe("dialog");
  await hydrated();
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
