import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { createRef } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { makeSite } from "../../test/fixtures.ts";
import { cleanup, render } from "../../test/render.tsx";
import { NavigationProvider } from "../page/navigation.ts";
import { SiteProvider } from "../site/site.ts";
import { Marked } from "./Marked.tsx";
import { SuggestingField } from "./SuggestingField.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(site = makeSite()) {
  const suggestions = [{ text: "harga hosting" }, { text: "Harga <b>hosting</b> murah", slug: "harga-hosting" }];
  const fetch = vi.fn(async (_url: string) => Response.json({ suggestions }));
  vi.stubGlobal("fetch", fetch);
  const [go, apply] = [vi.fn(async () => undefined), vi.fn()];
  render(
    <SiteProvider value={site}>
      <NavigationProvider value={{ go, busy: false }}>
        <SuggestingField list="news" label="Cari artikel" submit="Cari" input={createRef()} search="" apply={apply} />
      </NavigationProvider>
    </SiteProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>("combobox");
  const type = async (text: string) => {
    fireEvent.input(field, { target: { value: text } });
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
  };
  return { fetch, go, apply, field, type };
}

test("suggestions are chosen by keys: a word goes on with the search, a title opens its article", async () => {
  const { fetch, go, apply, field, type } = show();
  fireEvent.input(field, { target: { value: "h" } });
  await type("harga hos");
  expect(fetch.mock.calls).toEqual([["/api/suggestions?in=news&q=harga+hos"]]);
  expect(field.getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(field.getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
  fireEvent.keyDown(field, { key: "Enter" });
  expect([field.value, apply.mock.calls.length, screen.queryAllByRole("option").length]).toEqual([
    "harga hosting",
    1,
    0,
  ]);
  await type("harga");
  fireEvent.keyDown(field, { key: "ArrowUp" });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(go).toHaveBeenCalledWith("/berita/harga-hosting");
  await type("harga");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field.getAttribute("aria-expanded")).toBe("false");
});

test("an English page has English suggestions, and none when the server refuses", async () => {
  const { fetch, go, field, type } = show(makeSite({ language: "en" }));
  await type("price");
  expect(fetch.mock.calls).toEqual([["/api/suggestions?in=news&q=price&language=en"]]);
  fireEvent.keyDown(field, { key: "ArrowUp" });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(go).toHaveBeenCalledWith("/en/berita/harga-hosting");
  await type("prices");
  fetch.mockResolvedValue(new Response(null, { status: 429 }));
  fireEvent.input(field, { target: { value: "prices of" } });
  await waitFor(() => expect(screen.queryAllByRole("option")).toEqual([]));
});

test("found words are marked as whole words, and texts stay texts", () => {
  const { container } = render(<Marked text="Situs <i>kami</i>, situsnya Membuat" words={["situs", "membuat"]} />);
  expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Situs", "Membuat"]);
  expect(container.textContent).toBe("Situs <i>kami</i>, situsnya Membuat");
});
