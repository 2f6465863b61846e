import { waitFor } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { assets } from "../test/fixtures.ts";
import { scriptTags } from "./server/headTags.ts";

test("the app's scripts are asked for after the first frame, those that it will need at the same time", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
  const asked = () => [...document.head.querySelectorAll("link, script")].map((element) => element.outerHTML);
  document.body.innerHTML = scriptTags(assets, "src/pages/home/page.tsx").replace("src=", "data-src=");

  await import("./afterPaint.ts");
  frames.shift()?.();
  expect(asked()).toEqual([]);
  frames.shift()?.();
  await waitFor(() => expect(asked()).not.toEqual([]));

  expect(asked()).toEqual([
    '<link rel="modulepreload" href="/assets/src_pages_home_page.tsx.js">',
    '<script type="module" src="/assets/entry.js"></script>',
  ]);
});
