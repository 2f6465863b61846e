import type { PublicApi } from "@etalase/contracts/public-api";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeApi, makeArticle, makePosts, makeProject } from "../../test/fixtures.ts";
import { cleanup } from "../../test/render.tsx";
import { address, renderApp } from "../../test/renderApp.tsx";
import { pageFiles } from "./routes.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const heading = () => screen.getByRole("heading", { level: 1 });

function follow(name: string | RegExp) {
  fireEvent.click(screen.getAllByRole("link", { name })[0] as HTMLElement);
}

/** A promise that the test settles. */
function deferred<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

test("follows a link without loading a document: title, focus and top of the page", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo");
  await renderApp("/berita", { api: makeApi({ blog: async () => onePost }) });
  follow("Situs Anda butuh enam detik");
  await waitFor(() => expect(heading().textContent).toBe("Situs Anda butuh enam detik"));
  expect(address()).toBe("/berita/situs-anda-butuh-enam-detik");
  expect(document.title).toBe("Situs Anda butuh enam detik | Etalase");
  expect(document.activeElement).toBe(heading());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
});

const { content: _content, ...summary } = makeArticle();
const onePost = { news: [summary], total: 1, page: 1, totalPages: 1 };

test("Back shows the page before, where it was left", async () => {
  const { navigator } = await renderApp("/berita");
  const scrollTo = vi.spyOn(window, "scrollTo");
  Object.defineProperty(window, "scrollY", { value: 640, configurable: true });
  await act(() => navigator.go("/berita/situs-anda-butuh-enam-detik"));
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  history.replaceState(null, "", "/berita");
  dispatchEvent(new PopStateEvent("popstate"));
  await waitFor(() => expect(heading().textContent).toBe("Blog"));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: "instant" });
});

test("shows the pending state of a page whose data is slow, then the data", async () => {
  const slow = deferred<ReturnType<typeof makePosts>>();
  const { navigator } = await renderApp("/tidak-ada", { api: makeApi({ highlights: () => slow.promise }) });
  const going = navigator.go("/");
  await waitFor(() => expect(screen.getByText("Memuat berita...")).toBeTruthy());
  slow.settle(makePosts(4));
  await act(() => going);
  expect(screen.queryByText("Memuat berita...")).toBeNull();
  expect(screen.getByRole("link", { name: "Artikel 4" })).toBeTruthy();
});

test("an old article address becomes the new one", async () => {
  const { navigator } = await renderApp("/berita");
  await act(() => navigator.go("/berita/alamat-lama"));
  expect(address()).toBe("/berita/situs-anda-butuh-enam-detik");
});

test("shows the page that was asked for last, whichever arrives first", async () => {
  const slow = deferred<ReturnType<typeof makeArticle>>();
  const api = makeApi({ article: async (key) => (key === "lambat" ? slow.promise : makeArticle()) });
  const { navigator } = await renderApp("/berita", { api });
  const first = navigator.go("/berita/lambat");
  await act(() => navigator.go("/berita/situs-anda-butuh-enam-detik"));
  slow.settle(makeArticle({ title: "Terlambat", slug: "lambat" }));
  await act(() => first);
  expect(heading().textContent).toBe("Situs Anda butuh enam detik");
});

test("leaves an article with a video to the browser, since its document alone may play it", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const content = '<figure><a href="https://youtu.be/dQw4w9WgXcQ">Tur toko</a></figure>';
  const api = makeApi({ blog: async () => onePost, article: async () => makeArticle({ content }) });
  await renderApp("/berita", { api });
  follow("Situs Anda butuh enam detik");
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/berita/situs-anda-butuh-enam-detik"));
  expect(heading().textContent).toBe("Blog");
});

test.each([
  ["article", "/berita/situs-anda-butuh-enam-detik", { article: async () => makeArticle({ language: "en" }) }],
  ["project", "/portfolio/toko", { project: async () => makeProject({ language: "en" }) }],
] as const)(
  "leaves an %s in English to the browser, since its document has that language",
  async (_kind, url, found) => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
    const { navigator } = await renderApp("/berita", { api: makeApi(found) });
    await act(() => navigator.go(url));
    expect(replace).toHaveBeenCalledWith(url);
    expect(heading().textContent).toBe("Blog");
  },
);

test("leaves links to other zones, unknown pages and new tabs to the browser", async () => {
  await renderApp("/berita");
  const links = ["/login", "/dashboard", "/rss.xml", "https://example.com/berita"].map((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    return link;
  });
  for (const link of links) {
    let prevented = true;
    addEventListener(
      "click",
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.click();
    expect(prevented, link.href).toBe(false);
    link.remove();
  }
});

test("fetches a page's script when a visitor reaches for its link", async () => {
  const load = vi.spyOn(pageFiles, "article");
  await renderApp("/berita");
  load.mockClear();
  fireEvent.pointerOver(screen.getAllByRole("link", { name: "Artikel 1" })[0] as HTMLElement);
  expect(load).toHaveBeenCalledOnce();
});

test("a page whose script is gone reloads once, then offers to try again", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const { navigator } = await renderApp("/berita");
  vi.spyOn(pageFiles, "article").mockRejectedValue(new TypeError("Failed to fetch"));
  await act(() => navigator.go("/berita/situs-anda-butuh-enam-detik"));
  expect(reload).toHaveBeenCalledOnce();
  expect(heading().textContent).toBe("Blog");
  await act(() => navigator.go("/berita/situs-anda-butuh-enam-detik"));
  expect(reload).toHaveBeenCalledOnce();
  expect(heading().textContent).toBe("Halaman gagal dimuat");
  fireEvent.click(screen.getByRole("button", { name: "Coba Lagi" }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a network the site stays, and offers to try again", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  reload.mockClear();
  const { navigator: site } = await renderApp("/berita");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(pageFiles, "article").mockRejectedValue(new TypeError("Failed to fetch"));
  await act(() => site.go("/berita/situs-anda-butuh-enam-detik"));
  expect(reload).not.toHaveBeenCalled();
  expect(heading().textContent).toBe("Halaman gagal dimuat");
  screen.getByRole("button", { name: "Coba Lagi" });
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["an article", "/berita/situs-anda-butuh-enam-detik", "Berita tidak ditemukan"],
  ["a list", "/portfolio", "Failed to load portfolio items. Please try again later."],
])("%s that could not be loaded is loaded again once there is a network", async (_what, url, sentence) => {
  let isAway = true;
  const unlessAway = async <T,>(found: T) => (isAway ? Promise.reject(new TypeError("Failed to fetch")) : found);
  const api = makeApi({
    article: () => unlessAway(makeArticle()),
    projects: async (filters) => unlessAway(await makeApi().projects(filters)),
  });
  const { navigator: site } = await renderApp("/berita", { api });
  await act(() => site.go(url));
  screen.getByText(sentence, { exact: false });
  isAway = false;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(sentence, { exact: false })).toBeNull());
});

describe("what cannot be shown", () => {
  // Stands for data of a server with another version than the page's scripts.
  const unknown = undefined as never;
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ["a page that cannot be drawn", "/", makeApi({ highlights: async () => [unknown] })],
    ["a page whose data makes no sense", "/berita", makeApi({ latest: async () => unknown })],
  ])("is an error with a retry, until the visitor goes on: %s", async (_what, url, api) => {
    const { navigator } = await renderApp("/privacy-policy", { api });
    await act(() => navigator.go(url));
    expect(heading().textContent).toBe("Halaman gagal dimuat");
    screen.getByRole("button", { name: "Coba Lagi" });
    await act(() => navigator.go("/portfolio"));
    expect(heading().textContent).not.toBe("Halaman gagal dimuat");
    expect(screen.queryByRole("button", { name: "Coba Lagi" })).toBeNull();
  });

  test("is told to whoever came by a link, and not blamed on the network", async () => {
    const { navigator } = await renderApp("/berita", { api: makeApi({ highlights: async () => [unknown] }) });
    await act(() => navigator.go("/"));
    await screen.findByText("Ada yang salah di halaman ini. Coba lagi, atau buka halaman lain.");
    expect(document.title).toBe("Halaman gagal dimuat");
    expect(document.activeElement).toBe(heading());
    await act(() => navigator.go("/portfolio"));
    expect(document.title).toMatch(/^Portfolio/);
  });

  test("is drawn after all when the same list is asked for something else", async () => {
    let answers = 0;
    const blog: PublicApi["blog"] = async (filters) => {
      answers += 1;
      return answers === 1 ? { ...onePost, news: [unknown] } : makeApi().blog(filters);
    };
    const { navigator } = await renderApp("/privacy-policy", { api: makeApi({ blog }) });
    await act(() => navigator.go("/berita"));
    expect(heading().textContent).toBe("Halaman gagal dimuat");
    await act(() => navigator.go("/berita?page=2"));
    expect(heading().textContent).toBe("Blog");
  });
});

test("a script that is gone does not matter to who has gone on meanwhile", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  reload.mockClear();
  const slow = deferred<void>();
  const gone = slow.promise.then(() => Promise.reject(new TypeError("Failed to fetch")));
  const { navigator } = await renderApp("/berita");
  vi.spyOn(pageFiles, "article").mockReturnValueOnce(gone);
  const first = navigator.go("/berita/situs-anda-butuh-enam-detik");
  await act(() => navigator.go("/portfolio"));
  const shown = heading().textContent;
  slow.settle();
  await act(() => first);
  expect(reload).not.toHaveBeenCalled();
  expect(heading().textContent).toBe(shown);
});

test("scrolls to the section that a link to another page names", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  await renderApp("/berita");
  follow("Layanan");
  await waitFor(() => expect(scrolled).toEqual(["features"]));
  expect(address()).toBe("/");
});

test("finds a section by its class, and forgets where it was to go", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  const { navigator } = await renderApp("/berita");
  await act(() => navigator.go("/", { section: "services-section" }));
  expect(history.state).toMatchObject({ scrollTo: "services-section" });
  await waitFor(() => expect(scrolled).toEqual(["price"]));
  expect(history.state).not.toHaveProperty("scrollTo");
});

test("warns of a section that is not there", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { navigator } = await renderApp("/berita");
  await act(() => navigator.go("/", { section: "harga" }));
  await waitFor(() => expect(warn).toHaveBeenCalledWith('There is no section "harga" on this page'));
});

describe("a transition, where the browser has one,", () => {
  const moves: string[] = [];
  let ready: Promise<void>;
  beforeEach(() => {
    moves.length = 0;
    ready = Promise.resolve();
    document.startViewTransition = (change) => {
      moves.push(address());
      const updateCallbackDone = Promise.resolve(typeof change === "function" ? change() : undefined).then(
        () => undefined,
      );
      const transition = { ready, updateCallbackDone } satisfies Partial<ViewTransition>;
      return transition as unknown as ViewTransition; // only the parts that are used
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "startViewTransition");
  });

  test("leads to another page, not to the same one narrowed", async () => {
    const { navigator } = await renderApp("/berita");
    await act(() => navigator.go("/berita?category=Performa"));
    expect(moves).toEqual([]);
    await act(() => navigator.go("/berita/situs-anda-butuh-enam-detik"));
    expect(moves).toEqual(["/berita/situs-anda-butuh-enam-detik"]);
    expect(heading().textContent).toBe("Situs Anda butuh enam detik");
  });

  test("may be skipped: the page is shown all the same", async () => {
    ready = Promise.reject(new DOMException("Transition was skipped", "AbortError"));
    const { navigator } = await renderApp("/berita");
    await act(() => navigator.go("/berita/situs-anda-butuh-enam-detik"));
    expect(heading().textContent).toBe("Situs Anda butuh enam detik");
  });

  test("is spared whoever prefers stillness", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const { navigator } = await renderApp("/berita");
    await act(() => navigator.go("/"));
    expect(moves).toEqual([]);
    vi.restoreAllMocks();
  });
});
