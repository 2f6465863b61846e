import { screen } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "./data/store.ts";
import { languageKey } from "./language/language.ts";
import { article } from "./test/articles.ts";
import { serveNews } from "./test/newsApi.ts";
import { signIn, staff } from "./test/renderApp.tsx";

/** Opens an address like a browser; only requests that the test serves are allowed. */
async function open(path: string) {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
  history.replaceState(null, "", path);
  document.body.innerHTML = '<div id="root"></div>';
  await import("./main.tsx");
  return replace;
}

const drawn = () => document.getElementById("root")?.innerHTML;

describe("opening an address", () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = "";
    document.documentElement.lang = "";
    // Other files must not get the modules of this one, whose language may be another.
    vi.resetModules();
    delete document.documentElement.dataset.theme;
  });

  test("without being signed in draws nothing and goes to /login", async () => {
    const replace = await open("/dashboard/news");
    expect(replace).toHaveBeenCalledWith("/login");
    expect(drawn()).toBe("");
  });

  test("has the chosen theme before anything is drawn, whatever the system's is", async () => {
    createStore().setItem("theme", "dark");
    await open("/dashboard/news");
    expect(document.documentElement.dataset.theme).toBe("dark");
  });

  test("with another role draws nothing and goes to /", async () => {
    signIn({ ...staff, role: "user" });
    const replace = await open("/dashboard/news/create");
    expect(replace).toHaveBeenCalledWith("/");
    expect(drawn()).toBe("");
  });

  test("that does not exist is not found, whoever asks", async () => {
    const replace = await open("/dashboard/nothing");
    await screen.findByRole("heading", { name: "Halaman Tidak Ditemukan - 404" });
    expect(replace).not.toHaveBeenCalled();
  });

  test("in Indonesian says everything so, react-admin's own words too", async () => {
    localStorage.setItem(languageKey, "id");
    signIn();
    serveNews([article(1, { date: "2026-10-05T02:00:00.000Z" })]);
    await open("/dashboard/news");
    await screen.findByRole("heading", { name: "Kelola Berita" });
    for (const text of ["Langsung ke isi", "Artikel Baru"]) screen.getByText(text);
    for (const text of ["5 Okt 2026", "1.234", "Terbit"]) await screen.findAllByText(text);
    expect(document.documentElement.lang).toBe("id");
  });

  test("as staff shows it", async () => {
    signIn();
    serveNews([]);
    await open("/dashboard/news");
    await screen.findByRole("heading", { name: "News Management" });
  });
});
