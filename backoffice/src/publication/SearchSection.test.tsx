import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { article, idOf } from "../test/articles.ts";
import { formFields } from "../test/formFields.ts";
import { media, serveLibrary } from "../test/library.ts";
import { serveNews } from "../test/newsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const openForm = async (stored: Parameters<typeof article>[1] = {}) => {
  const sent: Readonly<Record<string, string>>[] = [];
  serveNews([article(1, stored)]);
  server.use(
    http.put("/api/news/:id", async ({ request }) => {
      sent.push(await formFields(request));
      return HttpResponse.json(article(1, { version: 4 }));
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await screen.findByRole("textbox", { name: /^Title/ });
  return { user, sent };
};

const openSection = async (user: Awaited<ReturnType<typeof openForm>>["user"]) => {
  await user.click(screen.getByRole("button", { name: /^Search engines and sharing/ }));
  return screen.findByRole("textbox", { name: "Title in search results" });
};

describe("what search engines and chats are told", () => {
  test("is folded away, and shows what they would make of the form", async () => {
    const { user } = await openForm({ excerpt: "Dari teksnya.", content: `<p>${"Kata pertama. ".repeat(40)}</p>` });
    expect(screen.queryByRole("textbox", { name: "Title in search results" })).toBeNull();
    await openSection(user);
    screen.getByRole("img", { name: "Search result: Article number 1 | Etalase" });
    screen.getByRole("img", { name: "Link in a chat: Article number 1" });
    fireEvent.change(screen.getByRole("textbox", { name: "Title in search results" }), {
      target: { value: "Judul untuk Google" },
    });
    await screen.findByRole("img", { name: "Search result: Judul untuk Google" });
    await screen.findByRole("img", { name: "Link in a chat: Judul untuk Google" });
    await user.click(screen.getByRole("switch", { name: "Hide from search engines" }));
    await screen.findByText("Search engines are asked not to list this page.");
  });

  test("travels with the form, the excerpt only when somebody wrote one", async () => {
    const { user, sent } = await openForm({ excerpt: "Dari teksnya." });
    const title = await openSection(user);
    const excerpt = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Excerpt" });
    expect(excerpt.value).toBe("");
    fireEvent.change(title, { target: { value: "Judul" } });
    await user.click(screen.getByRole("button", { name: "Update Article" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]?.seoTitle, sent[0]?.noindex, sent[0]?.excerpt]).toEqual(["Judul", "false", undefined]);
  });

  test("an excerpt of its own is shown, and emptied to have one of the text again", async () => {
    const { user, sent } = await openForm({ excerpt: "Milik sendiri.", hasOwnExcerpt: true });
    await openSection(user);
    const excerpt = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Excerpt" });
    expect(excerpt.value).toBe("Milik sendiri.");
    await user.clear(excerpt);
    await user.click(screen.getByRole("button", { name: "Update Article" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.excerpt).toBe("");
  });

  test("the author is chosen from the accounts", async () => {
    const { user, sent } = await openForm();
    await user.click(screen.getByRole("combobox", { name: "Author" }));
    await user.click(await screen.findByRole("option", { name: "Budi" }));
    await user.click(screen.getByRole("button", { name: "Update Article" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.authorId).toBe(idOf(99));
  });
});

describe("the coach", () => {
  test("asks for alternative texts of the pictures beside the text, until they have some", async () => {
    const stored = article(1, {
      shareImage: media(8).url,
      shareImageSet: { ...article(1).featuredImageSet, alt: "Toko" },
    });
    const { user } = await openForm({ ...stored, featuredImage: media(7).url });
    serveLibrary([media(7)]);
    const hint = "The featured picture has no alternative text for readers who cannot see it.";
    await user.click(await screen.findByRole("button", { name: `Show: ${hint}` }));
    const describes = screen.getByRole("button", { name: "Describe" });
    expect(document.activeElement).toBe(describes);
    expect(screen.queryByText(/^The share picture/)).toBeNull();
    await user.click(describes);
    const dialog = within(await screen.findByRole("dialog", { name: "picture-7.webp" }));
    await user.type(dialog.getByRole("textbox", { name: "Alternative text" }), "Dapur");
    serveNews([{ ...stored, featuredImageSet: { ...stored.featuredImageSet, alt: "Dapur" } }]);
    await user.click(dialog.getByRole("button", { name: "Save picture" }));
    await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  });

  test("opens what is folded away to show a picture there", async () => {
    const { user } = await openForm({ shareImage: media(8).url, shareImageSet: article(1).featuredImageSet });
    await user.click(await screen.findByRole("button", { name: /^Show: The share picture/ }));
    await screen.findByRole("textbox", { name: "Title in search results" });
  });

  test("names what could be better, leads there, and keeps nobody from saving", async () => {
    const content =
      '<h2>Satu</h2><h4>Lompat</h4><p>Baca <a href="/berita/hilang">ini</a> dan <a href="/berita/ada">itu</a>.</p>';
    server.use(
      http.head(
        "/berita/:slug",
        ({ params }) => new HttpResponse(null, { status: params.slug === "hilang" ? 404 : 200 }),
      ),
    );
    const { user, sent } = await openForm({ content });
    await screen.findByRole("heading", { name: "Worth a look" });
    await screen.findByText("“Lompat” skips a level of headings.");
    await screen.findByText("The link “ini” leads to /berita/hilang, which visitors cannot open.");
    expect(screen.queryByText(/The link “itu”/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show: “Lompat” skips a level of headings." }));
    expect(getSelection()?.toString()).toBe("Lompat");
    await user.click(screen.getByRole("button", { name: "Update Article" }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
