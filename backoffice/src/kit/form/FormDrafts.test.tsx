import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { idOf } from "../../test/articles.ts";
import { keptOf, unreachableCopies } from "../../test/copiesApi.ts";
import { media, serveLibrary } from "../../test/library.ts";
import { partner } from "../../test/partners.ts";
import { servePartners } from "../../test/partnersApi.ts";
import { cleanup } from "../../test/render.tsx";
import { renderApp, signIn } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { takenBackEvent } from "../data/undo.ts";
import { draftKey, readDraft } from "../drafts/drafts.ts";
import { copyParam } from "../drafts/place.ts";

// Every form keeps its input so. The form of partners is the smallest, and the quickest to draw.

const png = (name: string) => new File(["picture"], name, { type: "image/png" });

const fields = {
  name: () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ }),
  description: () => screen.getByRole("textbox", { name: "Description" }),
  logo: () => screen.getByLabelText<HTMLInputElement>("Partner logo"),
};

const press = (name: string) => screen.getByRole("button", { name });
const accept = () => HttpResponse.json(partner(1, { version: 4 }));

async function openEdit() {
  const sent: FormData[] = [];
  servePartners([partner(1)]);
  server.use(
    http.put("/api/partners/:id", async ({ request }) => {
      sent.push(await request.formData());
      return accept();
    }),
  );
  const user = renderApp(`/dashboard/partners/edit/${idOf(1)}`);
  await fields.name();
  return { user, sent };
}

const pageGoes = () => window.dispatchEvent(new Event("pagehide"));

/** Lets the page go when a save has dropped the browser's draft, before the save is drawn. */
function goOnceDropped(dropped: string) {
  const storage = localStorage;
  const removeItem = (key: string) => {
    storage.removeItem(key);
    if (key === dropped) queueMicrotask(pageGoes);
  };
  const get = (store: Storage, name: string) => (name === "removeItem" ? removeItem : Reflect.get(store, name));
  vi.stubGlobal("localStorage", new Proxy(storage, { get }));
}

async function openCreate() {
  servePartners([]);
  const user = renderApp("/dashboard/partners/create");
  await fields.name();
  return user;
}

describe("a draft", () => {
  const key = () => draftKey(`partners:${idOf(1)}`);
  const hideTab = () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  };
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ["the tab is hidden", hideTab],
    ["the page goes", () => window.dispatchEvent(new Event("pagehide"))],
  ])("is kept when %s, and forgotten when nothing is left of it", async (_, leave) => {
    const { user } = await openEdit();
    const name = await fields.name();
    await user.type(name, "!");
    leave();
    expect(readDraft(key())?.values).toEqual({ name: "Partner 1!" });
    await user.type(name, "{Backspace}");
    leave();
    expect(readDraft(key())).toBeUndefined();
  });

  test("is kept while typing, before anything else happens", async () => {
    const { user } = await openEdit();
    await user.type(await fields.name(), "!");
    await waitFor(() => expect(readDraft(key())?.values).toEqual({ name: "Partner 1!" }));
    await user.type(await fields.name(), "?");
    await waitFor(() => expect(readDraft(key())?.values).toEqual({ name: "Partner 1!?" }));
  });

  test("belongs to the version it was made from while another one comes into the form", async () => {
    const { user } = await openEdit();
    server.use(http.put("/api/partners/:id", () => HttpResponse.json({ message: "stale" }, { status: 412 })));
    await user.type(await fields.name(), "!");
    servePartners([partner(1, { name: "Theirs", version: 4, updatedAt: "2026-11-21T03:15:00.000Z" })]);
    const observer = new MutationObserver(() => {
      if (!screen.queryByText(/21 Nov/)) return;
      observer.disconnect();
      pageGoes();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.click(press("Update Partner"));
    await screen.findByRole("button", { name: "Use theirs: Name" });
    expect(readDraft(key())).toMatchObject({ version: 3, base: { name: "Partner 1" } });
  });

  test("of input during a save that leaves the form open belongs to the saved version", async () => {
    const { user } = await openEdit();
    const held: (() => void)[] = [];
    server.use(
      http.put("/api/partners/:id", async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.json(partner(1, { name: "Partner 1!", version: 4 }));
      }),
    );
    await user.type(await fields.name(), "!");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(held).toHaveLength(1));
    await user.type(await fields.name(), "?");
    goOnceDropped(key());
    held[0]?.();
    await waitFor(() => expect(readDraft(key())).toMatchObject({ version: 4, base: { name: "Partner 1!" } }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("does not return right after the save", async () => {
    const { user } = await openEdit();
    await user.type(await fields.name(), "!");
    goOnceDropped(key());
    await user.click(press("Update Partner"));
    await screen.findByRole("heading", { name: "Partners Management" });
    expect(readDraft(key())).toBeUndefined();
  });

  test("is forgotten when everything was undone before leaving", async () => {
    const { user } = await openEdit();
    await user.type(await fields.name(), "!");
    window.dispatchEvent(new Event("pagehide"));
    expect(readDraft(key())).toBeDefined();
    await user.type(await fields.name(), "{Backspace}");
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { name: "Partners Management" });
    expect(readDraft(key())).toBeUndefined();
  });

  test.each([
    ["of files to choose again, if one was chosen", true],
    ["of no file when none was", false],
  ])("speaks %s", async (_, withFile) => {
    const { user } = await openEdit();
    await user.type(await fields.name(), "!");
    if (withFile) fireEvent.change(fields.logo(), { target: { files: [png("cover.png")] } });
    window.dispatchEvent(new Event("pagehide"));
    cleanup();
    renderApp(`/dashboard/partners/edit/${idOf(1)}`);
    const notice = await screen.findByText(/Restored from/);
    expect(notice.textContent?.includes("choose your files again")).toBe(withFile);
  });

  test("of a new record holds the picture that was chosen from the library, on another device too", async () => {
    serveLibrary([media(7, { alt: "Toko roti" })]);
    const user = await openCreate();
    await user.type(await fields.name(), "Roti");
    await user.click(press("From library"));
    await user.click(await screen.findByRole("checkbox", { name: /^picture-7\.webp/ }));
    await user.click(press("Use picture"));
    await screen.findByRole("img", { name: "Chosen: picture-7.webp" });
    await waitFor(() => {
      const key = new URLSearchParams(location.search).get(copyParam);
      expect(keptOf(`partners/${key}`)).toMatchObject({ logo: { mediaId: media(7).id, alt: "Toko roti" } });
    });
    const { search } = location;
    cleanup();
    localStorage.clear();
    renderApp(`/dashboard/partners/create${search}`);
    expect((await fields.name()).value).toBe("Roti");
    await screen.findByRole("img", { name: "Chosen: picture-7.webp" });
  });

  test.each([
    ["{"],
    ["null"],
    ['{"name":"Half a thought"}'],
    ['{"at":"yesterday","values":{"name":"Half a thought"}}'],
    ['{"at":"2026-11-20T03:15:00.000Z","values":{"name":5,"website":["x"],"description":null,"id":"1","order":"0"}}'],
  ])("that cannot be one is left alone: %s", async (stored) => {
    signIn();
    localStorage.setItem(key(), stored);
    await openEdit();
    expect((await fields.name()).value).toBe("Partner 1");
    expect(screen.queryByText(/Restored from/)).toBeNull();
  });
});

describe("leaving with unsaved changes", () => {
  const openDirty = async () => {
    const { user } = await openEdit();
    server.use(unreachableCopies);
    await user.type(await fields.name(), " of mine");
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    return { user, dialog: within(await screen.findByRole("alertdialog", { name: "Leave without saving?" })) };
  };

  test("asks about what could not be kept, and can be taken back", async () => {
    const { user, dialog } = await openDirty();
    await user.click(dialog.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect((await fields.name()).value).toBe("Partner 1 of mine");
  });

  test("does not ask about what is kept, and keeps it", async () => {
    const { user } = await openEdit();
    await user.type(await fields.name(), " of mine");
    await screen.findByText(/^Unsaved changes, kept /);
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { name: "Partners Management" });
    expect(keptOf(`partners/${idOf(1)}`)).toEqual({ name: "Partner 1 of mine" });
  });

  test("keeps what was typed a moment ago first, and does not ask", async () => {
    const { user } = await openEdit();
    await user.type(await fields.name(), " of mine");
    await screen.findByText(/^Unsaved changes, kept /);
    fireEvent.input(fields.description(), { target: { value: "Mitra" } });
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { name: "Partners Management" });
    expect(keptOf(`partners/${idOf(1)}`)).toEqual({ name: "Partner 1 of mine", description: "Mitra" });
  });

  test("asks about a file, which is not kept with the rest", async () => {
    const { user } = await openEdit();
    await user.type(await fields.name(), " of mine");
    await screen.findByText(/^Unsaved changes, kept /);
    fireEvent.change(fields.logo(), { target: { files: [png("cover.png")] } });
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  });

  test("asks while it is being saved too, and stops that when it is left", async () => {
    let stopped = false;
    const { user } = await openEdit();
    server.use(
      http.put("/api/partners/:id", async ({ request }) => {
        await new Promise<void>((resolve) => request.signal.addEventListener("abort", () => resolve()));
        stopped = true;
        return accept();
      }),
    );
    await user.type(await fields.name(), " of mine");
    await user.click(press("Update Partner"));
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    dialog.getByText(/Still saving/);
    await user.click(dialog.getByRole("button", { name: "Leave" }));
    await screen.findByRole("heading", { name: "Partners Management" });
    await waitFor(() => expect(stopped).toBe(true));
    expect(readDraft(draftKey(`partners:${idOf(1)}`))).toBeUndefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("leaves no draft behind", async () => {
    const { user, dialog } = await openDirty();
    window.dispatchEvent(new Event("pagehide"));
    await user.click(dialog.getByRole("button", { name: "Discard changes" }));
    await screen.findByRole("heading", { name: "Partners Management" });
    window.dispatchEvent(new Event("pagehide"));
    expect(readDraft(draftKey(`partners:${idOf(1)}`))).toBeUndefined();
  });

  test("does not ask when nothing was changed, or everything was undone", async () => {
    const { user } = await openEdit();
    await user.type(await fields.name(), "x{Backspace}");
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { name: "Partners Management" });
  });
});

describe("a form whose record is in the trash", () => {
  /** Serves a partner that `trash` deletes elsewhere, and records what is saved and brought back. */
  async function openAndTrash() {
    const calls: string[] = [];
    const state = { isTrashed: false, isPurged: false };
    const gone = () => HttpResponse.json({ message: "Not found" }, { status: 404 });
    servePartners([partner(1)]);
    server.use(
      http.get("/api/partners/:id", () => (state.isTrashed ? gone() : HttpResponse.json(partner(1)))),
      http.put("/api/partners/:id", () => {
        calls.push("save");
        return state.isTrashed ? gone() : accept();
      }),
      http.put("/api/working-copies/:resource/:key", () => (state.isTrashed ? gone() : undefined)),
      http.post("/api/trash/:id/restore", ({ params }) => {
        calls.push(`restore ${params.id}`);
        if (state.isPurged) return gone();
        state.isTrashed = false;
        return HttpResponse.json({ restored: 1 }, { headers: { "X-Undo": "token" } });
      }),
    );
    const user = renderApp(`/dashboard/partners/edit/${idOf(1)}`);
    await user.type(await fields.name(), "!");
    await waitFor(() => expect(keptOf(`partners/${idOf(1)}`)).toBeDefined());
    return { user, calls, state };
  }
  const notice = () => screen.findByText(/^This partner is in the trash/);

  test("says so after an undo, keeps its place, and brings it back with what was typed", async () => {
    const { user, calls, state } = await openAndTrash();
    state.isTrashed = true;
    window.dispatchEvent(new Event(takenBackEvent));
    await notice();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect((await fields.name()).value).toBe("Partner 1!");

    await user.click(press("Bring it back"));
    await waitFor(() => expect(screen.queryByText(/in the trash/)).toBeNull());
    expect((await fields.name()).value).toBe("Partner 1!");
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
    await user.click(press("Update Partner"));
    await screen.findByText("Partner updated");
    expect(calls).toEqual([`restore ${idOf(1)}`, "save"]);
  });

  test("says so when it is saved", async () => {
    const { user, state } = await openAndTrash();
    state.isTrashed = true;
    await user.click(press("Update Partner"));
    await notice();
    await screen.findByText("Failed to save partner: The record has been deleted.");
  });

  test("says what is left when it was deleted for good", async () => {
    const { user, state } = await openAndTrash();
    Object.assign(state, { isTrashed: true, isPurged: true });
    window.dispatchEvent(new Event(takenBackEvent));
    await notice();
    await user.click(press("Bring it back"));
    await screen.findByText(/^This partner was deleted for good/);
    expect(screen.queryByRole("button", { name: "Bring it back" })).toBeNull();
  });

  test("is left after a question that tells the truth", async () => {
    const { user, state } = await openAndTrash();
    state.isTrashed = true;
    await user.type(await fields.name(), "?");
    await screen.findByText(/Kept in this browser only/);
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    dialog.getByText("Your changes are kept in this browser only.");
    expect(dialog.queryByText(/files that were only chosen/)).toBeNull();
  });
});
