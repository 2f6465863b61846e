import { mediaMessages } from "@etalase/contracts/media";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { media, serveLibrary } from "../test/library.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const path = "/dashboard/media";
const png = (name: string) => new File([new Uint8Array(7)], name, { type: "image/png" });
/** No browser makes it smaller. */
const movingPicture = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: "image/gif" });
const text = new File(["halo"], "catatan.txt", { type: "text/plain" });
const use = { resource: "news", id: "b".repeat(24), title: "Tujuh tanda", field: "featuredImage" };

const pictures = () => within(screen.getByRole("group", { name: "Pictures" })).getAllByRole("button");
const press = (name: string | RegExp) => screen.getByRole("button", { name });
const says = (sentence: string) =>
  waitFor(() => expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(sentence));

/** Opens the library, and waits for its pictures. */
async function open(stored: Parameters<typeof serveLibrary>[0], address = path) {
  const library = serveLibrary(stored);
  const user = renderApp(address);
  await screen.findByRole("group", { name: "Pictures" });
  return { user, ...library };
}

/** Opens the library, and the details of its first picture. */
async function openDetails(stored: Parameters<typeof serveLibrary>[0]) {
  const opened = await open(stored);
  await opened.user.click(pictures()[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: stored[0]?.name ?? "" }));
  return { ...opened, dialog };
}

const choose = (name: string, ...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText(`${name}: files`), { target: { files } });

describe("the pictures", () => {
  test("say what an editor should know of each at a glance", async () => {
    await open([media(1, { alt: "Toko roti", usedIn: [use, use] }), media(2, { usedIn: [use] }), media(3)]);
    expect(pictures().map(({ textContent }) => textContent)).toEqual([
      "picture-1.webpUsed 2 times",
      "picture-2.webpUsed once · no alternative text yet",
      "picture-3.webpNot used · no alternative text yet",
    ]);
    await says("3 pictures found");
  });

  test("are searched, sorted and narrowed in the address, which is told when it is done", async () => {
    const { user, lists } = await open([media(1, { alt: "Toko roti" }), media(2)]);
    await user.type(screen.getByRole("searchbox", { name: "Search name or alternative text" }), " roti ");
    await says("1 picture found");
    await user.click(screen.getByRole("combobox", { name: /^Order: / }));
    await user.click(await screen.findByRole("option", { name: "Largest first" }));
    await user.click(screen.getByRole("switch", { name: "Unused only" }));
    await waitFor(() => expect(lists.at(-1)?.toString()).toBe("page=1&sort=largest&search=roti&unused=true"));
    expect(location.search).toBe("?search=roti&sort=largest&unused=true");
  });

  test("that nothing matches lead back to all of them", async () => {
    serveLibrary([media(1)]);
    const user = renderApp(`${path}?search=kopi`);
    await screen.findByRole("heading", { name: "No pictures found" });
    await user.click(press("Show all pictures"));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  });

  test("that there are none of yet are asked for", async () => {
    const { added } = serveLibrary([]);
    renderApp(path);
    await screen.findByRole("heading", { name: "No pictures yet" });
    fireEvent.change(screen.getAllByLabelText("Upload pictures: files").at(-1) as HTMLElement, {
      target: { files: [png("satu.png")] },
    });
    await screen.findByRole("button", { name: /^satu\.png/ });
    expect(added).toHaveLength(1);
  });
});

describe("an upload", () => {
  test("of twenty stores what can be stored, two at a time, and names the others", async () => {
    const { user, added } = await open([media(1)]);
    const waiting: (() => void)[] = [];
    let atOnce = 0;
    let most = 0;
    server.use(
      http.post("/api/media", async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise<void>((go) => waiting.push(go));
        atOnce -= 1;
        // Falls through to the next handler.
      }),
    );
    const good = Array.from({ length: 18 }, (_, index) => png(`foto-${index + 1}.png`));
    choose("Upload pictures", ...good.slice(0, 9), text, movingPicture("besar.gif", 5_242_881), ...good.slice(9));
    await says("Uploading 18 pictures");
    const refused = await screen.findByRole("alert");
    expect(
      within(refused)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "catatan.txt: Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
      "besar.gif: File size exceeds 5MB limit. Please choose a smaller file.",
    ]);
    expect(within(refused).queryByRole("button", { name: "Try again" })).toBeNull();
    for (let sent = 0; sent < good.length; sent++) {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(sent));
      waiting[sent]?.();
    }
    await waitFor(() => expect(added).toHaveLength(18));
    expect(most).toBe(2);
    await waitFor(() => expect(pictures()).toHaveLength(19));
    await user.click(within(refused).getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText(/catatan\.txt/)).toBeNull();
  });

  test("that is stored while the pictures are on their way is among them", async () => {
    serveLibrary([media(1)]);
    const asked: (() => void)[] = [];
    server.use(
      http.get(
        "/api/media",
        async () => {
          await new Promise<void>((go) => asked.push(go));
          return HttpResponse.json({ media: [media(1)], total: 1, page: 1, totalPages: 1 });
        },
        { once: true },
      ),
    );
    renderApp(path);
    await waitFor(() => expect(asked).toHaveLength(1));
    choose("Upload pictures", png("baru.png"));
    await screen.findByText("“baru.png” is in the library");
    asked[0]?.();
    await waitFor(() => expect(pictures()).toHaveLength(2));
  });

  test("that fails says why, and can be tried again", async () => {
    const { user, added } = await open([media(1)]);
    server.use(
      http.post("/api/media", () => HttpResponse.json({ message: "Something went wrong" }, { status: 500 }), {
        once: true,
      }),
    );
    choose("Upload pictures", png("gagal.png"));
    const refused = within(await screen.findByRole("alert"));
    refused.getByText("gagal.png: Something went wrong");
    await user.click(refused.getByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: /^gagal\.png/ });
    expect(added).toHaveLength(1);
  });
});

describe("the details", () => {
  test("take alternative text, caption and focal point, all by keyboard", async () => {
    const { user, dialog, changed } = await openDetails([media(1, { usedIn: [use] })]);
    dialog.getByText("1,600 × 900 px · 241 kB · 20 Nov 2026 · Ana");
    expect(dialog.getByRole("link", { name: "Tujuh tanda" }).getAttribute("href")).toBe(
      `/dashboard/news/edit/${use.id}`,
    );
    expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Alternative text" }));
    await user.keyboard("Toko roti");
    await user.type(dialog.getByRole("textbox", { name: "Caption" }), "Foto: Ana");
    const across = dialog.getByRole("slider", { name: "Focal point, left to right" });
    fireEvent.change(across, { target: { value: 80 } });
    expect(across.getAttribute("aria-valuetext")).toBe("80 %");
    dialog.getByRole("button", { name: "Save picture" }).focus();
    await user.keyboard("{Enter}");
    await screen.findByText("Picture saved");
    expect(changed).toEqual([
      { name: "picture-1.webp", alt: "Toko roti", caption: "Foto: Ana", focal: { x: 0.8, y: 0.5 } },
    ]);
    await waitFor(() => expect(pictures()[0]?.textContent).toBe("picture-1.webpUsed once"));
  });

  test("lead to the draft that names it, and to the item of a review link", async () => {
    const key = "new-3f2c1d4e-0000-4000-8000-00000000000a";
    const draft = { resource: "news", id: key, title: "", field: "workingCopy" };
    const review = { resource: "news", id: use.id, title: "Tujuh tanda", field: "review" };
    const { dialog } = await openDetails([media(1, { usedIn: [draft, review] })]);
    const links = dialog
      .getAllByRole("link")
      .map((link) => [link.getAttribute("href"), link.parentElement?.textContent]);
    expect(links).toEqual([
      [`/dashboard/news/create?copy=${key}`, "Untitled · unfinished changes"],
      [`/dashboard/news/edit/${use.id}`, "Tujuh tanda · review link"],
    ]);
    expect(dialog.getByRole("button", { name: "Delete" }).getAttribute("aria-disabled")).toBe("true");
  });

  test("show the picture's versions, and close once one is restored", async () => {
    const { user, dialog } = await openDetails([media(1, { alt: "Toko baru" })]);
    const path = `/api/media/${media(1).id}/revisions`;
    const of = (version: number) => ({
      version,
      at: `2026-11-2${version}T02:00:00.000Z`,
      by: { id: null, name: "Ana" },
    });
    const values = (version: string) =>
      media(1, version === "2" ? { alt: "Toko baru" } : { alt: "Toko roti", width: 1 });
    const restored: string[] = [];
    server.use(
      http.get(path, () =>
        HttpResponse.json({ revisions: [2, 1].map((one) => ({ ...of(one), fields: ["picture"] })) }),
      ),
      http.get(`${path}/:version`, ({ params }) =>
        HttpResponse.json({ ...of(1), values: values(String(params.version)) }),
      ),
      http.post(`${path}/:version/restore`, ({ params }) => {
        restored.push(String(params.version));
        return HttpResponse.json(media(1, { alt: "Toko roti" }), { headers: { "X-Undo": "token" } });
      }),
    );
    const open = dialog.getByRole("button", { name: "History" });
    // Restoring closes the dialog, and would lose its input.
    await user.type(dialog.getByRole("textbox", { name: "Caption" }), "x");
    expect(open.hasAttribute("disabled")).toBe(true);
    await user.clear(dialog.getByRole("textbox", { name: "Caption" }));
    await user.click(open);
    const history = within(await screen.findByRole("dialog", { name: "History" }));
    await history.findByText("Alternative text");
    expect(history.queryByText("Width")).toBeNull();
    await user.click(history.getByRole("button", { name: /^21 Nov 2026/ }));
    await user.click(await history.findByRole("button", { name: "Restore this version" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Restore this version?" }));
    await user.click(question.getByRole("button", { name: "Restore this version" }));
    await screen.findByText(/^The version of 21 Nov 2026, .* is restored$/);
    expect(restored).toEqual(["1"]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("need a name", async () => {
    const { user, dialog, changed } = await openDetails([media(1)]);
    await user.clear(dialog.getByRole("textbox", { name: "Name" }));
    dialog.getByText("Name is required");
    await user.click(dialog.getByRole("button", { name: "Save picture" }));
    expect(changed).toEqual([]);
  });

  test("put another file in its place everywhere, and say why one was refused", async () => {
    const { dialog, replaced } = await openDetails([media(1, { usedIn: [use] })]);
    const refusal = { message: "Please check", errors: { file: "The image could not be read" } };
    server.use(http.put("/api/media/:id/file", () => HttpResponse.json(refusal, { status: 400 }), { once: true }));
    choose("Replace everywhere", png("rusak.png"));
    await dialog.findByText("The image could not be read");
    choose("Replace everywhere", png("baru.png"));
    await screen.findByText("Picture replaced everywhere");
    expect(replaced.map((form) => (form.get("file") as File).name)).toEqual(["baru.png"]);
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  test("delete a picture once that was confirmed", async () => {
    const { user, dialog, removed } = await openDetails([media(1), media(2)]);
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete picture" }));
    await user.click(question.getByRole("button", { name: "Delete picture" }));
    await screen.findByText("Picture deleted");
    expect(removed).toEqual([media(1).id]);
    await waitFor(() => expect(pictures()).toHaveLength(1));
  });

  test("delete none that is in use", async () => {
    const { user, dialog, removed } = await openDetails([media(1, { usedIn: [use] })]);
    const remove = dialog.getByRole("button", { name: "Delete" });
    expect(remove.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(remove.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      inEnglish(mediaMessages.inUse),
    );
    await user.click(remove);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(removed).toEqual([]);
  });

  test("say so when somebody has begun to use it meanwhile", async () => {
    const { user, dialog } = await openDetails([media(1)]);
    server.use(
      http.delete("/api/media", () => HttpResponse.json({ message: inEnglish(mediaMessages.inUse) }, { status: 409 })),
    );
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete picture" }));
    await user.click(question.getByRole("button", { name: "Delete picture" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(inEnglish(mediaMessages.inUse));
  });
});

describe("the clean-up", () => {
  const openCleanUp = async (stored: Parameters<typeof serveLibrary>[0]) => {
    const opened = await open(stored);
    await opened.user.click(press("Clean up"));
    const dialog = within(await screen.findByRole("dialog", { name: "Clean up unused pictures" }));
    return { ...opened, dialog };
  };

  test("shows first what would go, and deletes that and nothing else", async () => {
    const { user, dialog, removed } = await openCleanUp([media(1), media(2, { usedIn: [use] }), media(3)]);
    await dialog.findByText("2 pictures not used on the site, 0.5 MB in total. Nothing has been deleted yet.");
    const list = within(dialog.getByRole("list", { name: "Pictures that would be deleted" }));
    expect(list.getAllByRole("img").map((image) => image.getAttribute("title"))).toEqual([
      "picture-1.webp",
      "picture-3.webp",
    ]);
    expect(removed).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Delete 2 pictures" }));
    await screen.findByText("2 pictures deleted");
    expect(removed).toEqual([media(1).id, media(3).id]);
  });

  test("that is left deletes nothing", async () => {
    const { user, dialog, removed } = await openCleanUp([media(1)]);
    await user.click(await dialog.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(removed).toEqual([]);
  });

  test("has nothing to do where all is in use", async () => {
    const { dialog } = await openCleanUp([media(1, { usedIn: [use] })]);
    await dialog.findByText("Every picture is in use. There is nothing to delete.");
    expect(dialog.queryByRole("button", { name: /^Delete/ })).toBeNull();
  });

  test("says so when one of them is used by now, and shows the rest anew", async () => {
    const { user, dialog } = await openCleanUp([media(1), media(2)]);
    server.use(
      http.delete("/api/media", () => HttpResponse.json({ message: inEnglish(mediaMessages.inUse) }, { status: 409 })),
    );
    await user.click(await dialog.findByRole("button", { name: "Delete 2 pictures" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(inEnglish(mediaMessages.inUse));
  });
});
