import { languageKey, returnToKey, userInfoKey } from "@etalase/contracts/auth";
import { overviewPath, overviewReads, shellReads } from "@etalase/contracts/statistics";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { flushSync } from "react-dom";
import type { createRoot, Root } from "react-dom/client";
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "./kit/data/store.ts";
import { article } from "./test/articles.ts";
import { fillStorage } from "./test/fullStorage.ts";
import { serveNews } from "./test/newsApi.ts";
import { signIn, staff } from "./test/renderApp.tsx";
import { server } from "./test/server.ts";
import { serveStats } from "./test/statsApi.ts";

const roots: Root[] = [];

/** Collects the roots of the dashboard, which a browser keeps as long as the page. */
vi.doMock("react-dom/client", async (original) => {
  const real = await original<{ createRoot: typeof createRoot }>();
  const collected: typeof createRoot = (...given) => {
    const root = real.createRoot(...given);
    roots.push(root);
    return root;
  };
  return { ...real, createRoot: collected };
});
afterAll(() => vi.doUnmock("react-dom/client"));

/** Opens an address like a browser; only requests that the test serves are allowed. */
async function open(path: string) {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
  history.replaceState(null, "", path);
  document.body.innerHTML = '<div id="root"></div>';
  await import("./main.tsx");
  return replace;
}

const drawn = () => document.getElementById("root")?.innerHTML;

beforeEach(() => vi.resetModules());
afterEach(() => {
  // Screens that stay would hear the keys of other files' tests.
  for (const root of roots.splice(0)) flushSync(() => root.unmount());
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  document.documentElement.lang = "";
  // Other files must not get the modules of this one, whose language may be another.
  vi.resetModules();
  delete document.documentElement.dataset.theme;
});

describe("opening an address", () => {
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
    await screen.findByRole("heading", { name: "Page Not Found - 404" });
    screen.getByRole("link", { name: "Back to the website" });
    expect(replace).not.toHaveBeenCalled();
  });

  test.each(["/dashboard/nothing", "/dashboard/news/nothing", "/dashboard/leads/a/b"])(
    "%s does not exist, and keeps the staff's frame and language",
    async (path) => {
      localStorage.setItem(languageKey, "id");
      signIn();
      await open(path);
      await screen.findByRole("heading", { name: "Halaman Tidak Ditemukan - 404" });
      screen.getByRole("navigation", { name: "Dasbor" });
      expect(screen.getByRole("link", { name: "Kembali ke Dasbor" }).getAttribute("href")).toBe("/dashboard");
    },
  );

  test("in Indonesian says everything so, react-admin's own words too", async () => {
    localStorage.setItem(languageKey, "id");
    signIn();
    serveNews([article(1, { date: "2026-10-05T02:00:00.000Z" })]);
    await open("/dashboard/news");
    await screen.findByRole("heading", { name: "Artikel" });
    for (const text of ["Langsung ke isi", "Buat Artikel"]) screen.getByText(text);
    for (const text of ["5 Okt 2026", "1.234", "Terbit"]) await screen.findAllByText(text);
    expect(document.documentElement.lang).toBe("id");
  });

  test("draws the titles of a list as links before the application is there", async () => {
    signIn();
    const first = article(1);
    serveNews([first]);
    const loaded = Promise.withResolvers<void>();
    vi.doMock("./App.tsx", async (original) => {
      await loaded.promise;
      return original();
    });
    onTestFinished(() => vi.doUnmock("./App.tsx"));
    await open("/dashboard/news");
    const link = await screen.findByRole("link", { name: first.title });
    expect(link.getAttribute("href")).toBe(`/dashboard/news/edit/${first.id}`);
    expect(screen.queryByRole("heading")).toBeNull();
    loaded.resolve();
    await screen.findByRole("heading", { name: "News Management" });
    expect(link.isConnected).toBe(false);
  });

  test("as staff shows it", async () => {
    signIn();
    serveNews([]);
    await open("/dashboard/news");
    await screen.findByRole("heading", { name: "News Management" });
  });
});

describe("the first requests", () => {
  const found = "/dashboard/news?filter=%7B%22category%22%3A%22SEO%22%7D&order=ASC&page=2&perPage=10&sort=title";
  const one = article(1);
  beforeEach(() => {
    signIn({ ...staff, role: "superadmin" });
    serveNews([one, article(2, { status: "draft" })]);
    serveStats();
  });

  /** Opens an address, and returns the reads of the API, sorted, once the screen has settled with that text. */
  async function readsAt(path: string, shown: string) {
    const asked: string[] = [];
    const log = ({ request: { url } }: { request: Request }) => asked.push(url.replace(location.origin, ""));
    server.events.on("request:start", log);
    onTestFinished(() => server.events.removeListener("request:start", log));
    await open(path);
    await screen.findAllByText(shown);
    await waitFor(() => expect(document.querySelector(".first-screen")).toBeNull());
    await waitFor(() => expect(document.documentElement.hasAttribute("data-busy")).toBe(false));
    return asked.toSorted();
  }

  test("of the overview are one", async () => {
    const read = async (address: string) => [address, await (await fetch(address)).json()];
    const parts = Object.fromEntries(await Promise.all(overviewReads.map(read)));
    server.use(http.get(overviewPath, () => HttpResponse.json(parts)));
    expect(await readsAt("/dashboard", "4,310 this month")).toEqual([overviewPath]);
  });

  test("of the overview are made by its parts where they could not be answered together", async () => {
    server.use(http.get(overviewPath, () => HttpResponse.json({ message: "no" }, { status: 500 })));
    const asked = [overviewPath, ...overviewReads].toSorted();
    // The parts below the figures are shown after them.
    expect(await readsAt("/dashboard", "Most read articles")).toEqual(asked);
  });

  test("lead to the sign-in where the session has ended since the page came, and keep the way back", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    server.use(http.get("/api/*", () => HttpResponse.json({ message: "Please sign in" }, { status: 401 })));
    await open("/dashboard/news");
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    expect(sessionStorage.getItem(returnToKey)).toBe("/dashboard/news");
    expect(localStorage.getItem(userInfoKey)).toBeNull();
  });

  test("restart the dashboard where the role has changed since the page came", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    server.use(
      http.get(overviewPath, () => HttpResponse.json({ message: "Access denied" }, { status: 403 })),
      http.get("/api/auth/me", () => HttpResponse.json({ ...staff, role: "user" })),
    );
    await open("/dashboard");
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(localStorage.getItem(userInfoKey)).toContain('"role":"user"');
  });

  test.each([
    ["/dashboard/news", "/api/news?page=1&limit=10&sort=newest"],
    [found, "/api/news?page=2&limit=10&sort=titleAsc&category=SEO"],
  ])("of the list at %s are those of its screen, each once", async (path, read) => {
    const asked = [read, "/api/news/categories", "/api/working-copies", ...shellReads].toSorted();
    expect(await readsAt(path, one.title)).toEqual(asked);
  });
});

describe("the language", () => {
  const speaks = (...tags: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
  const inIndonesian = () => screen.findByRole("heading", { name: "Artikel" });
  const inEnglish = () => screen.findByRole("heading", { name: "News Management" });

  async function openNews() {
    signIn();
    serveNews([]);
    await open("/dashboard/news");
  }

  test.each([
    [["id-ID", "en"], inIndonesian],
    [["fr-FR", "id"], inIndonesian],
    [["en-GB", "id"], inEnglish],
    [["fr", "ms"], inEnglish],
  ])("is at first the browser's: of %j", async (tags, shown) => {
    speaks(...tags);
    await openNews();
    await shown();
  });

  test("is the one chosen in this browser, whatever the browser's is", async () => {
    speaks("id");
    localStorage.setItem(languageKey, "en");
    await openNews();
    await inEnglish();
    expect(document.documentElement.lang).toBe("en");
  });

  test.each([
    [["id-ID", "en"], "en", "/login?lang=en"],
    [["en-GB", "id"], "id", "/login?lang=id"],
    [["fr"], "en", "/login"],
    [["id"], "id", "/login"],
    [["id"], null, "/login"],
  ])("is the sign-in page's, too: in a browser of %j that has stored %j it is %s", async (tags, stored, address) => {
    speaks(...tags);
    if (stored) localStorage.setItem(languageKey, stored);
    expect(await open("/dashboard/news")).toHaveBeenCalledWith(address);
  });

  describe("of the account", () => {
    const reload = vi.fn();
    beforeEach(() => void vi.spyOn(location, "reload").mockImplementation(reload));
    afterEach(() => void reload.mockReset());

    /** Answers with the account of a superadmin, of whom the page asks one thing more once it knows the language. */
    async function openAs(language: string | null) {
      let isKnown = false;
      let answer = () => {};
      const answered = new Promise<void>((done) => {
        answer = done;
      });
      const account = { ...staff, role: "superadmin", language };
      server.use(
        http.get("/api/auth/me", async () => {
          await answered;
          return HttpResponse.json(account);
        }),
        http.get("/api/auth/two-factor", () => {
          isKnown = true;
          return HttpResponse.json({ enabled: false, lacking: false, recoveryCodesLeft: 0 });
        }),
      );
      signIn(account);
      serveNews([]);
      await open("/dashboard/news");
      return { answer, known: () => waitFor(() => expect(isKnown).toBe(true)) };
    }

    test("wins over the browser's: the page is loaded anew in it, once", async () => {
      const first = await openAs("id");
      first.answer();
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
      document.body.innerHTML = "";
      vi.resetModules();
      const second = await openAs("id");
      second.answer();
      await inIndonesian();
      await second.known();
      expect(reload).toHaveBeenCalledTimes(1);
    });

    test("that was never chosen leaves the browser's", async () => {
      speaks("id");
      const { answer, known } = await openAs(null);
      answer();
      await inIndonesian();
      await known();
      expect(reload).not.toHaveBeenCalled();
    });

    test("waits for the next page once something was typed", async () => {
      const { answer, known } = await openAs("id");
      fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "x" } });
      answer();
      await known();
      expect(localStorage.getItem(languageKey)).toBe("id");
      expect(reload).not.toHaveBeenCalled();
    });

    test("loads nothing anew where the browser cannot remember it", async () => {
      const { answer, known } = await openAs("id");
      await inEnglish();
      fillStorage((key) => key === languageKey);
      answer();
      await known();
      expect(reload).not.toHaveBeenCalled();
    });
  });
});
