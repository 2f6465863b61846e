import { act } from "@testing-library/preact";
import { render as draw, hydrate } from "preact";
import { afterEach, expect, test } from "vitest";
import { assets, emptyApi, makeApi, makeSite } from "../test/fixtures.ts";
import { App } from "./App.tsx";
import type { Boot } from "./boot.ts";
import { createNavigator, firstScreen } from "./router/navigator.ts";
import { createRender } from "./server/createRender.tsx";

// Without the scripts: the test hydrates by itself.
const bodyOf = (html: string) =>
  /<body>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(/<script type="module".*?<\/script>/g, "") ?? "";

afterEach(() => {
  const root = document.getElementById("app");
  if (root) draw(null, root);
});

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
  const { html } = await createRender(assets)(url, api, makeSite());
  history.replaceState(null, "", url);
  document.body.innerHTML = bodyOf(html);
  const root = document.getElementById("app") as HTMLElement; // the server's page has it
  const boot: Boot = JSON.parse(document.getElementById("boot")?.textContent ?? "");
  const first = await firstScreen(url, api, boot.data);
  const before = root.innerHTML;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  await act(() => hydrate(<App navigator={createNavigator(first, api)} site={boot.site} />, root));
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect(changes).toHaveLength(0);
  expect(root.innerHTML).toBe(before);
});
