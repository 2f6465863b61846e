import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { defaultSettings } from "@etalase/contracts/settings";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, type HttpResponseResolver, http } from "msw/http";
import { flushSync } from "react-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { draftKey, readDraft } from "../kit/drafts/drafts.ts";
import { idOf } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { media, serveLibrary } from "../test/library.ts";
import { paste } from "../test/paste.ts";
import { project, servePortfolio } from "../test/projects.ts";
import { renderApp, signIn } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const list = "/dashboard/portfolio";
const file = (name: string, type = "image/png") => new File(["picture"], name, { type, lastModified: 1 });
/** A moving picture, which no browser makes smaller. */
const tooLarge = (name: string) => new File([new Uint8Array(5_242_881)], name, { type: "image/gif" });

const sentences = {
  type: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
  size: "File size exceeds 5MB limit. Please choose a smaller file.",
};

const textbox = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const fields = {
  title: () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Title/ }),
  technologies: () => textbox("Technologies"),
  projectType: () => screen.getByRole("combobox", { name: /^Project type/ }),
  date: () => screen.getByLabelText<HTMLInputElement>("Completion date"),
  featured: () => screen.getByLabelText<HTMLInputElement>("Featured image"),
  gallery: () => screen.getByLabelText<HTMLInputElement>("Gallery", { selector: "input" }),
};

const press = (name: string) => screen.getByRole("button", { name });
const choose = (input: HTMLInputElement, ...files: File[]) => fireEvent.change(input, { target: { files } });

const isFile = (part: FormDataEntryValue): part is File => part instanceof File;
const namesOf = (parts: readonly FormDataEntryValue[] = []) => parts.filter(isFile).map(({ name }) => name);

/** Opens a form whose request gets the given answer; records the requests. */
async function open(path: string, answer: () => Response | Promise<Response>, stored: readonly PortfolioItem[] = []) {
  const sent: FormData[] = [];
  const resolver: HttpResponseResolver = async ({ request }) => {
    sent.push(await request.formData());
    return answer();
  };
  servePortfolio(stored);
  server.use(http.put("/api/portfolio/:id", resolver), http.post("/api/portfolio", resolver));
  const user = renderApp(path);
  await fields.title();
  const fold = screen.getByRole("button", { name: /^How it was made/ });
  if (fold.getAttribute("aria-expanded") !== "true") await user.click(fold);
  return { user, sent };
}

const accept = () => HttpResponse.json(project(1, { version: 4 }));
const refuse = (status: number, body: object) => () => HttpResponse.json(body, { status });
const openCreate = (answer = accept) => open(`${list}/create`, answer);
const openEdit = (answer: () => Response | Promise<Response> = accept, stored = project(1)) =>
  open(`${list}/edit/${idOf(1)}`, answer, [stored]);

formCases({
  resource: "portfolio",
  record: project,
  serve: (...all) => servePortfolio(all),
  listHeading: "Portfolio Management",
  notLoaded: "The portfolio item could not be loaded",
  notSaved: "Failed to save portfolio",
  other: { field: "slug", label: /^Address/ },
});

describe("a new project", () => {
  test("begins published and completed, and travels with its pictures", async () => {
    const { user, sent } = await openCreate();
    screen.getByRole("heading", { name: "Create Portfolio Item" });
    await paste(user, await fields.title(), "Toko Daring Mega Digital");
    await paste(user, textbox(/^Client/), "Mega Digital");
    await user.type(textbox(/^Description/), "Toko daring dengan{Enter}katalog dan kasir.");
    await paste(user, textbox("Website URL"), "https://mega.example");
    await user.type(fields.technologies(), "React{Enter}");
    fireEvent.change(fields.date(), { target: { value: "2026-09-30" } });
    await user.click(fields.projectType());
    await user.click(await screen.findByRole("option", { name: "E-commerce" }));
    choose(fields.featured(), file("cover.png"));
    choose(fields.gallery(), file("one.png"), file("two.png"));
    await user.click(press("Save Project"));
    await screen.findByText("Portfolio item created");
    await screen.findByRole("heading", { name: "Portfolio Management" });
    const form = sent[0];
    expect(form?.get("description")).toMatch(/^Toko daring dengan\r?\nkatalog dan kasir\.$/);
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      title: "Toko Daring Mega Digital",
      client: "Mega Digital",
      projectType: "E-commerce",
      technologies: '["React"]',
      websiteUrl: "https://mega.example",
      completionDate: "2026-09-30",
      status: "published",
      projectStatus: "completed",
      isFeatured: "false",
      images: "[]",
    });
    expect(namesOf(form?.getAll("featuredImage"))).toEqual(["cover.png"]);
    expect(namesOf(form?.getAll("newImages"))).toEqual(["one.png", "two.png"]);
  });

  test("without anything shows every sentence under its field and sends nothing", async () => {
    const { user, sent } = await openCreate();
    await user.click(press("Save Project"));
    for (const field of ["Title", "Description", "Client name", "Project type", "Featured image"])
      await screen.findByText(`${field} is required`);
    await waitFor(async () => expect(document.activeElement).toBe(await fields.title()));
    expect(sent).toHaveLength(0);
  });
});

describe("an edit", () => {
  test("shows what is stored, and sends no featured image unless another is chosen", async () => {
    const { user, sent } = await openEdit();
    screen.getByRole("heading", { name: "Edit Portfolio Item" });
    expect(fields.date().value).toBe("2026-09-30");
    screen.getByRole("img", { name: "Current picture" });
    await user.click(press("Update Project"));
    await screen.findByText("Portfolio item updated");
    expect(sent[0]?.has("featuredImage")).toBe(false);
    expect(sent[0]?.has("slug")).toBe(false);
    expect(sent[0]?.get("completionDate")).toBe("2026-09-30");
  });
});

test("a translation begins with the pictures of the project, in their order, and with its client", async () => {
  serveLibrary([media(5), media(6), media(7)]);
  server.use(http.get("/api/settings", () => HttpResponse.json({ ...defaultSettings, english: true })));
  const original = { client: "Toko Roti", featuredImage: media(5).url, images: [media(7).url, media(6).url] };
  const { user } = await openEdit(accept, project(1, original));
  await user.click(await screen.findByRole("button", { name: "Write in English" }));
  await screen.findByRole("heading", { name: "Create Portfolio Item" });
  expect(await screen.findByDisplayValue("Toko Roti")).toBeTruthy();
  const addresses = () => screen.getAllByRole<HTMLImageElement>("img").map(({ src }) => src);
  await waitFor(() => expect(addresses()).toEqual([media(7).url, media(6).url, media(5).url]));
});

describe("a refused save", () => {
  const answers = [
    ["Disk is full", refuse(500, { message: "Disk is full" }), "Failed to save portfolio: Disk is full"],
    ["no reason", refuse(500, {}), "Failed to save portfolio: Server Error"],
    [
      "no answer",
      () => HttpResponse.error(),
      "Failed to save portfolio: No response from server. Please check your network connection.",
    ],
  ] as const;

  test.each(answers)("with pictures %s is an alert, too, and the form keeps them", async (_, answer, sentence) => {
    const { user } = await openEdit(answer);
    choose(fields.gallery(), file("one.png"));
    await user.click(press("Update Project"));
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    screen.getByRole("img", { name: "Chosen: one.png" });
  });

  test("shows the server's sentences under their fields, pictures by name", async () => {
    const errors = {
      slug: "Slug is already in use",
      featuredImage: "cover.png: The image could not be read",
      images: "one.png: The image could not be read",
    };
    const { user } = await openEdit(refuse(400, { message: "Please check", errors }));
    choose(fields.gallery(), file("one.png"));
    await user.click(press("Update Project"));
    const slug = textbox("Address");
    await waitFor(() => expect(document.activeElement).toBe(slug));
    for (const [input, sentence] of [
      [slug, errors.slug],
      [fields.featured(), errors.featuredImage],
      [fields.gallery(), errors.images],
    ] as const)
      expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(sentence);
  });
});

describe("technologies", () => {
  const added = () =>
    within(screen.getByRole("list", { name: "Added technologies" }))
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent?.trim());
  const none = project(1, { technologies: [] });

  test("are added by Enter or the plus button; empty ones and repeats are ignored", async () => {
    const { user, sent } = await openEdit(accept, none);
    await user.type(fields.technologies(), "React{Enter}");
    await user.type(fields.technologies(), "Node.js, Koa");
    await user.click(press("Add technology"));
    await user.click(press("Add technology"));
    await user.type(fields.technologies(), "  {Enter}react{Enter}");
    expect(added()).toEqual(["React", "Node.js, Koa"]);
    expect(sent).toHaveLength(0);
    await user.click(press("Remove React"));
    expect(document.activeElement).toBe(fields.technologies());
    await user.type(fields.technologies(), "MySQL");
    await user.click(press("Update Project"));
    await waitFor(() => expect(sent[0]?.get("technologies")).toBe('["Node.js, Koa","MySQL"]'));
  });

  test.each([
    ["commas", "React, Node.js,MySQL"],
    ["semicolons", "React; Node.js ;MySQL"],
    ["lines", "React\r\nNode.js\n\nMySQL\n"],
  ])("come several at once when they are pasted with %s between them", async (_, text) => {
    const { user } = await openEdit(accept, project(1, { technologies: ["react"] }));
    await user.click(fields.technologies());
    await user.paste(text);
    expect(added()).toEqual(["react", "Node.js", "MySQL"]);
    expect(fields.technologies().value).toBe("");
    await user.paste("plain text");
    expect(fields.technologies().value).toBe("plain text");
  });

  test("are ten at most", async () => {
    const ten = Array.from({ length: 10 }, (_, number) => `Tool ${number}`);
    const { user, sent } = await openEdit(accept, project(1, { technologies: ten }));
    await user.type(fields.technologies(), "One more{Enter}");
    await screen.findByText("Maximum 10 technologies allowed");
    await user.click(press("Update Project"));
    await waitFor(() => expect(document.activeElement).toBe(fields.technologies()));
    expect(sent).toHaveLength(0);
    await user.click(press("Remove One more"));
    await waitFor(() => expect(screen.queryByText("Maximum 10 technologies allowed")).toBeNull());
  });
});

describe("pictures that break a rule", () => {
  test("are named, and dropped, until a valid featured image is chosen", async () => {
    await openCreate();
    choose(fields.featured(), file("file.pdf", "application/pdf"));
    await screen.findByText(`file.pdf: ${sentences.type}`);
    choose(fields.featured(), tooLarge("big.gif"));
    await screen.findByText(`big.gif: ${sentences.size}`);
    expect(screen.queryByRole("img")).toBeNull();
    choose(fields.featured(), file("cover.png"));
    await screen.findByRole("img", { name: "Chosen: cover.png" });
    expect(screen.queryByText(/big.gif/)).toBeNull();
  });

  test("are named each, while the valid ones among them stay", async () => {
    await openCreate();
    choose(fields.gallery(), file("file.pdf", "application/pdf"), file("one.png"), tooLarge("big.gif"));
    await screen.findByRole("img", { name: "Chosen: one.png" });
    const note = document.getElementById(fields.gallery().getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe(`file.pdf: ${sentences.type}\nbig.gif: ${sentences.size}`);
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });
});

/** Drags a tile to another's place, with tiles of 100 px beside each other, as this DOM has no layout. */
function drag(tiles: readonly HTMLElement[], from: number, to: number) {
  for (const [index, tile] of tiles.entries()) tile.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 100);
  const tile = tiles[from] as HTMLElement;
  fireEvent.pointerDown(tile, { button: 0, isPrimary: true, pointerType: "mouse", clientX: from * 100 + 50 });
  fireEvent.pointerMove(tile, { clientX: to * 100 + 50, clientY: 50 });
  fireEvent.pointerUp(tile);
  // A drag with a mouse ends with a click as well.
  fireEvent.click(tile);
}

describe("the gallery", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => `https://example.com/media/${name}.webp`) as [string, string, string];
  const stored = project(1, { images: [a, b, c] });

  test("keeps the stored pictures in the order the buttons make, without the removed ones, and adds the new ones", async () => {
    const { user, sent } = await openEdit(accept, stored);
    choose(fields.gallery(), file("one.png"), file("two.png"));
    await user.click(press("Move Picture 3 earlier"));
    screen.getByText("Picture 3 is now picture 2 of 5");
    await user.click(press("Remove Picture 1"));
    await user.click(press("Move two.png earlier"));
    await user.click(press("Update Project"));
    await screen.findByText("Portfolio item updated");
    expect(sent[0]?.get("images")).toBe(JSON.stringify([c, b]));
    expect(namesOf(sent[0]?.getAll("newImages"))).toEqual(["two.png", "one.png"]);
  });

  test("lets new pictures take any place by buttons and by dragging, and is saved as it was seen", async () => {
    const { user, sent } = await openEdit(accept, stored);
    serveLibrary([media(1)]);
    await user.click(screen.getAllByRole("button", { name: "From library" })[0] as HTMLElement);
    await user.click(await screen.findByRole("checkbox", { name: /^picture-1\.webp/ }));
    await user.click(press("Use 1 picture"));
    choose(fields.gallery(), file("one.png"));
    await user.click(await screen.findByRole("button", { name: "Move one.png earlier" }));
    screen.getByText("one.png is now picture 4 of 5");
    await user.click(press("Move one.png earlier"));
    const tiles = within(screen.getByRole("list", { name: "Gallery" })).getAllByRole("listitem");
    drag(tiles, tiles.length - 1, 0);
    const names = () =>
      within(screen.getByRole("list", { name: "Gallery" }))
        .getAllByRole("img")
        .map((image) => image.getAttribute("alt"));
    const seen = ["Chosen: picture-1.webp", "Picture 2", "Picture 3", "Chosen: one.png", "Picture 5"];
    expect(names()).toEqual(seen);
    await user.click(press("Update Project"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(String(sent[0]?.get("images")))).toEqual(["new:1", a, b, "new:0", c]);
    expect(namesOf(sent[0]?.getAll("newImages"))).toEqual(["one.png"]);
    expect(sent[0]?.get("imagesId")).toBe(JSON.stringify([media(1).id]));
  });

  test("describes each picture, a chosen file too, which keeps its place", async () => {
    const { user, sent } = await openEdit(accept, stored);
    const { added, changed } = serveLibrary([media(1, { url: b })]);
    await user.click(press("Describe Picture 2"));
    const ofStored = within(await screen.findByRole("dialog", { name: "picture-1.webp" }));
    await user.type(ofStored.getByRole("textbox", { name: "Alternative text" }), "Kasir");
    await user.click(ofStored.getByRole("button", { name: "Save picture" }));
    await waitFor(() => expect(changed).toMatchObject([{ alt: "Kasir" }]));

    choose(fields.gallery(), file("one.png"));
    await user.click(await screen.findByRole("button", { name: "Move one.png earlier" }));
    await user.click(press("Describe one.png"));
    const ofFile = within(await screen.findByRole("dialog", { name: "one.png" }));
    await user.type(ofFile.getByRole("textbox", { name: "Alternative text" }), "Rak toko");
    await user.click(ofFile.getByRole("button", { name: "Save picture" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(press("Describe one.png")));
    expect(added.map((form) => form.get("kind"))).toEqual(["photo"]);
    await user.click(press("Update Project"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(String(sent[0]?.get("images")))).toEqual([a, b, "new:0", c]);
    expect(sent[0]?.has("newImages")).toBe(false);
  });

  test("takes dropped files", async () => {
    const { user, sent } = await openEdit(accept, stored);
    const zone = fields.gallery().closest("label") as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [file("one.png"), file("two.png")] } });
    await screen.findByRole("img", { name: "Chosen: two.png" });
    screen.getByText("2 pictures added, 5 in all");
    await user.click(press("Update Project"));
    await waitFor(() => expect(namesOf(sent[0]?.getAll("newImages"))).toEqual(["one.png", "two.png"]));
  });
});

describe("the upload", () => {
  afterEach(() => vi.restoreAllMocks());

  /** Delays an answer until the test releases it. */
  function later() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    return { answer: () => promise, give: () => resolve(accept()) };
  }

  test("tells the share that has been sent, and can be stopped until all of it is", async () => {
    const opened = vi.spyOn(XMLHttpRequest.prototype, "open");
    const { answer, give } = later();
    const { user } = await openEdit(answer);
    choose(fields.gallery(), file("one.png"));
    await user.click(press("Update Project"));
    const bar = await screen.findByRole("progressbar", { name: "Upload" });
    const { upload } = opened.mock.contexts[0] as XMLHttpRequest;
    const sent = (loaded: number) =>
      flushSync(() => upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 200 })));
    sent(86);
    expect(bar.getAttribute("aria-valuenow")).toBe("43");
    screen.getByText("Uploading pictures… 43%");
    press("Cancel upload");
    sent(200);
    screen.getByText("Processing pictures…");
    expect(screen.queryByRole("button", { name: "Cancel upload" })).toBeNull();
    give();
    await screen.findByText("Portfolio item updated");
  });

  test("that the browser stops has had no answer", async () => {
    const opened = vi.spyOn(XMLHttpRequest.prototype, "open");
    const { user } = await openEdit(later().answer);
    choose(fields.gallery(), file("one.png"));
    await user.click(press("Update Project"));
    await screen.findByRole("progressbar", { name: "Upload" });
    (opened.mock.contexts[0] as XMLHttpRequest).dispatchEvent(new ProgressEvent("abort"));
    expect((await screen.findByRole("alert")).textContent).toContain("No response from server");
    screen.getByRole("img", { name: "Chosen: one.png" });
  });

  test("that was stopped leaves the form as it is", async () => {
    const { answer } = later();
    const { user, sent } = await openEdit(answer);
    choose(fields.gallery(), file("one.png"));
    await user.click(press("Update Project"));
    await user.click(await screen.findByRole("button", { name: "Cancel upload" }));
    await screen.findByText("Upload cancelled. Nothing was saved.");
    screen.getByRole("img", { name: "Chosen: one.png" });
    await waitFor(() => expect(screen.queryByRole("progressbar", { name: "Upload" })).toBeNull());
    server.use(
      http.put("/api/portfolio/:id", async ({ request }) => {
        sent.push(await request.formData());
        return accept();
      }),
    );
    await user.click(press("Update Project"));
    await screen.findByText("Portfolio item updated");
    expect(namesOf(sent.at(-1)?.getAll("newImages"))).toEqual(["one.png"]);
  });
});

describe("a session that ends under the form", () => {
  afterEach(() => vi.restoreAllMocks());

  test("keeps what was changed, but for the files", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    const images = ["https://example.com/media/a.webp", "https://example.com/media/b.webp"];
    const { user } = await openEdit(refuse(401, { message: "Please sign in" }), project(1, { images }));
    await user.click(press("Remove Picture 1"));
    choose(fields.gallery(), file("one.png"));
    await user.click(press("Update Project"));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    signIn();
    expect(readDraft(draftKey(`portfolio:${idOf(1)}`))?.values).toEqual({ images: [images[1]] });
  });
});
