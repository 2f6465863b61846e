import { screen } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "./data/store.ts";
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

  test("as staff shows it", async () => {
    signIn();
    serveNews([]);
    await open("/dashboard/news");
    await screen.findByRole("heading", { name: "News Management" });
  });
});
