import type { NewsArticle } from "@etalase/contracts/news.schema";
import { defaultSettings } from "@etalase/contracts/settings";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse, type HttpResponseResolver, http } from "msw/http";
import { beforeEach, describe, expect, test } from "vitest";
import { draftKey, readDraft } from "../kit/drafts/drafts.ts";
import { copyParam } from "../kit/drafts/place.ts";
import { article, idOf } from "../test/articles.ts";
import { giveCopy, keptOf } from "../test/copiesApi.ts";
import { formCases } from "../test/formCases.tsx";
import { media, serveLibrary } from "../test/library.ts";
import { serveNews } from "../test/newsApi.ts";
import { paste } from "../test/paste.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const fields = {
  title: () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Title/ }),
  tags: () => screen.getByRole<HTMLInputElement>("combobox", { name: "Tags" }),
  category: () => screen.getByRole("combobox", { name: /^Category/ }),
};

const press = (name: string) => screen.getByRole("button", { name });

/** Opens the edit form of an article whose update gets the given answer; records the requests. */
async function openEdit(answer: (sent: FormData) => Response, stored: NewsArticle = article(1)) {
  const sent: FormData[] = [];
  const resolver: HttpResponseResolver = async ({ request }) => {
    sent.push(await request.formData());
    return answer(sent.at(-1) as FormData);
  };
  serveNews([stored]);
  server.use(http.put("/api/news/:id", resolver));
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await fields.title();
  return { user, sent };
}

const refuse = (status: number, body: object) => () => HttpResponse.json(body, { status });
const accept = () => HttpResponse.json(article(1, { version: 4 }));

const theirs = article(1, { title: "Their title", category: "Desain", version: 4 });

async function openCreate() {
  serveNews([]);
  const user = renderApp("/dashboard/news/create");
  await fields.title();
  return user;
}

formCases({
  resource: "news",
  record: article,
  serve: (...all) => serveNews(all),
  listHeading: "News Management",
  notLoaded: "The news article could not be loaded",
  notSaved: "Failed to save news article",
  other: { field: "slug", label: /^Address/ },
});

describe("the way of an edit", () => {
  test("from the list to the form, and back with a notification", async () => {
    serveNews([article(1)]);
    server.use(http.put("/api/news/:id", accept));
    const user = renderApp("/dashboard/news");
    await user.click(await screen.findByRole("link", { name: "Article number 1" }));
    const title = await fields.title();
    expect(location.pathname).toBe(`/dashboard/news/edit/${idOf(1)}`);
    await user.clear(title);
    await paste(user, title, "A better title");
    await user.click(press("Update Article"));
    const message = within(await screen.findByRole("alert"));
    message.getByText("News article updated");
    const view = message.getByRole("link", { name: "View article" });
    expect(view.getAttribute("href")).toBe("/berita/article-number-1");
    expect(view.getAttribute("target")).toBe("_blank");
    await screen.findByRole("heading", { name: "News Management" });
    expect(location.pathname).toBe("/dashboard/news");
  });

  test("a draft that is saved leads only back to its form, since no visitor sees it", async () => {
    const { user } = await openEdit(() => HttpResponse.json(article(1, { status: "draft", version: 4 })));
    await user.click(press("Update Article"));
    const message = within(await screen.findByRole("alert"));
    expect(message.queryByRole("link", { name: "View article" })).toBeNull();
    await user.click(message.getByRole("link", { name: "Go on writing" }));
    await fields.title();
    expect(location.pathname).toBe(`/dashboard/news/edit/${idOf(1)}`);
  });

  test("nothing can be typed that the loaded article would replace", async () => {
    const { content: _, ...summary } = article(1, { title: "As the list knew it" });
    serveNews([article(1)]);
    const held: (() => void)[] = [];
    server.use(
      http.get("/api/news", () => HttpResponse.json({ news: [summary], total: 1, page: 1, totalPages: 1 })),
      http.get(`/api/news/${idOf(1)}`, async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.json(article(1));
      }),
    );
    const user = renderApp("/dashboard/news");
    await user.click(await screen.findByRole("link", { name: "As the list knew it" }));
    await waitFor(() => expect(held).toHaveLength(1));
    expect(screen.queryByRole("textbox", { name: /^Title/ })).toBeNull();
    held[0]?.();
    expect((await fields.title()).value).toBe("Article number 1");
  });
});

describe("refusals", () => {
  test("an empty form shows every sentence under its field and sends nothing", async () => {
    const user = await openCreate();
    await user.click(press("Save Article"));
    for (const field of ["Title", "Content", "Category", "Featured image"])
      await screen.findByText(`${field} is required`);
    await waitFor(async () => expect(document.activeElement).toBe(await fields.title()));
  });

  /** Saves after both sides have changed the title, and each also another field. */
  async function saveBeside(user: UserEvent) {
    const title = await fields.title();
    await user.clear(title);
    await paste(user, title, "My own title");
    await user.type(fields.tags(), "mine,");
    serveNews([theirs]);
    await user.click(press("Update Article"));
    const theirsButton = await screen.findByRole("button", { name: "Use theirs: Title" });
    return within(theirsButton.closest<HTMLElement>("[role=alert]") ?? document.body);
  }

  test("what one of two people has changed is merged, and what both have can be theirs", async () => {
    const { user } = await openEdit(refuse(412, { message: "stale" }));
    const notice = await saveBeside(user);
    notice.getByText("Their title");
    expect(notice.getAllByRole("button", { name: /^Use theirs/ })).toHaveLength(1);
    await user.click(notice.getByRole("button", { name: "Use theirs: Title" }));
    expect((await fields.title()).value).toBe("Their title");
    expect(fields.category().textContent).toBe("Desain");
    const sent: [string | null, FormData][] = [];
    server.use(
      http.put("/api/news/:id", async ({ request }) => {
        sent.push([request.headers.get("if-match"), await request.formData()]);
        return accept();
      }),
    );
    await user.click(press("Update Article"));
    await screen.findByText("News article updated");
    expect(sent.map(([version, form]) => [version, form.get("title"), form.get("tags"), form.get("category")])).toEqual(
      [['"4"', "Their title", '["umkm","mine"]', "Desain"]],
    );
  });

  test("what both have changed stays as it was typed here, and can be discarded as a whole", async () => {
    const { user } = await openEdit(refuse(412, { message: "stale" }));
    await saveBeside(user);
    expect((await fields.title()).value).toBe("My own title");
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(async () => expect((await fields.title()).value).toBe("Their title"));
    expect(readDraft(draftKey(`news:${idOf(1)}`))).toBeUndefined();
    await user.click(await screen.findByRole("button", { name: "Bring them back" }));
    await waitFor(async () => expect((await fields.title()).value).toBe("My own title"));
  });
});

describe("tags", () => {
  const chips = () => screen.queryAllByRole("button", { name: /^tag/ }).map(({ textContent }) => textContent);

  test("end with Enter, a comma or leaving the field, and come in lists", async () => {
    const { user, sent } = await openEdit(accept, article(1, { tags: [] }));
    await user.type(fields.tags(), "tag a{Enter}tag b,");
    await user.click(fields.tags());
    await user.paste("tag c, tag d,, tag a");
    expect(chips()).toEqual(["tag a", "tag b", "tag c", "tag d"]);
    await user.type(fields.tags(), "tag e");
    await user.click(press("Update Article"));
    await waitFor(() => expect(sent[0]?.get("tags")).toBe('["tag a","tag b","tag c","tag d","tag e"]'));
  });

  test("come in lines and with semicolons too", async () => {
    const { user } = await openEdit(accept, article(1, { tags: [] }));
    await user.type(fields.tags(), "tag ");
    await user.paste("a\ntag b; tag c");
    expect(chips()).toEqual(["tag a", "tag b", "tag c"]);
  });

  test("are five at most", async () => {
    const { user, sent } = await openEdit(accept, article(1, { tags: [] }));
    await user.click(fields.tags());
    await user.paste("1,2,3,4,5,6");
    await screen.findByText("Maximum 5 tags allowed");
    await user.click(press("Update Article"));
    await user.type(fields.tags(), "{Backspace}");
    await waitFor(() => expect(screen.queryByText("Maximum 5 tags allowed")).toBeNull());
    expect(sent).toHaveLength(0);
  });
});

describe("a new category", () => {
  test("is chosen at once and saved with the article", async () => {
    const { user, sent } = await openEdit(accept);
    await user.click(press("New category"));
    const dialog = within(await screen.findByRole("dialog", { name: "New category" }));
    await user.click(dialog.getByRole("button", { name: "Add category" }));
    dialog.getByText("Category is required");
    await user.type(dialog.getByRole("textbox", { name: "Category" }), "Keamanan{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(fields.category().textContent).toBe("Keamanan");
    expect(sent).toHaveLength(0);
    await user.click(press("Update Article"));
    await waitFor(() => expect(sent[0]?.get("category")).toBe("Keamanan"));
  });
});

describe("a draft of an article", () => {
  test("holds a tag that has just been typed, so that leaving does not ask", async () => {
    const { user } = await openEdit(accept);
    await user.type(await fields.title(), " of mine");
    await screen.findByText(/^Unsaved changes, kept /);
    fireEvent.input(fields.tags(), { target: { value: "roti," } });
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { name: "News Management" });
    expect(keptOf(`news/${idOf(1)}`)).toMatchObject({ tags: expect.arrayContaining(["roti"]) });
  });
});

describe("an article of a site in two languages", () => {
  beforeEach(() =>
    server.use(http.get("/api/settings", () => HttpResponse.json({ ...defaultSettings, english: true }))),
  );

  test("becomes the translation of another, with an address among the pages in English", async () => {
    const { user, sent } = await openEdit(accept);
    serveNews([article(1), article(2)]);
    await user.click(await screen.findByRole("button", { name: "English" }));
    await screen.findByText(`${location.host}/en/berita/article-number-1`);
    await user.click(screen.getByRole("combobox", { name: "Translation of" }));
    await user.click(await screen.findByRole("option", { name: "Article number 2" }));
    await user.click(press("Update Article"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]?.get("language"), sent[0]?.get("translationOf")]).toEqual(["en", idOf(2)]);
  });

  test("begins its translation as unfinished work, which names it and shows its picture", async () => {
    serveLibrary([media(5), media(6)]);
    const { user } = await openEdit(accept, article(1, { featuredImage: media(6).url }));
    await user.click(await screen.findByRole("button", { name: "Write in English" }));
    await screen.findByRole("heading", { name: "Create News Article" });
    const key = new URLSearchParams(location.search).get(copyParam) ?? "";
    const { id: mediaId, url, name, alt } = media(6);
    expect(keptOf(`news/${key}`)).toEqual({
      language: "en",
      translationOf: idOf(1),
      status: "draft",
      featuredImage: { mediaId, url, name, alt },
    });
    await screen.findByText("picture-6.webp");
    await screen.findByText("Fields that need no translation are filled in. Please write the rest.");
    expect((await screen.findByRole("button", { name: "English" })).getAttribute("aria-pressed")).toBe("true");
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Translation of" }).value).toBe("Article number 1"),
    );
  });

  test("goes on with a translation that was begun, and does not begin another", async () => {
    const key = `new-00000000-0000-0000-0000-${"0".repeat(3)}1${"0".repeat(8)}`;
    giveCopy({ resource: "news", id: key, values: { title: "Half a title", language: "en", translationOf: idOf(1) } });
    const { user } = await openEdit(accept);
    await user.click(await screen.findByRole("button", { name: "Write in English" }));
    await waitFor(async () => expect((await fields.title()).value).toBe("Half a title"));
    expect(location.search).toBe(`?copy=${key}`);
  });

  test("leads to its translation, also before that is public, and from there back", async () => {
    const english = article(2, { language: "en", translationOf: idOf(1), status: "draft" });
    serveNews([article(1), english]);
    const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
    await user.click(await screen.findByRole("link", { name: "Open the English version" }));
    const back = await screen.findByRole("link", { name: "Open the original" });
    expect(back.getAttribute("href")).toBe(`/dashboard/news/edit/${idOf(1)}`);
    expect(screen.queryByRole("button", { name: "Write in English" })).toBeNull();
  });

  test("in English leads to its page there, and says when the site has turned its pages in English off", async () => {
    server.use(http.get("/api/settings", () => HttpResponse.json(defaultSettings)));
    await openEdit(accept, article(1, { language: "en", translationOf: idOf(2) }));
    await screen.findByText("Pages in English are off in the settings, so visitors cannot see this.");
    expect(screen.getByRole("link", { name: "View article" }).getAttribute("href")).toBe("/en/berita/article-number-1");
  });
});

test("an article of a site in one language is not asked for its language", async () => {
  await openCreate();
  expect(screen.queryByRole("button", { name: "English" })).toBeNull();
});
