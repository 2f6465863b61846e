import { createEvent, fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { article, idOf } from "../../test/articles.ts";
import { keptOf } from "../../test/copiesApi.ts";
import { media, serveLibrary } from "../../test/library.ts";
import { serveNews } from "../../test/newsApi.ts";
import { partner } from "../../test/partners.ts";
import { servePartners } from "../../test/partnersApi.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { draftKey, readDraft } from "../drafts/drafts.ts";
import { copyParam } from "../drafts/place.ts";

type Held = Readonly<{ isHeld?: boolean }>;

/** Opens an article's form; records the saves, which wait to be let through when they are held. */
async function openForm({ isHeld = false }: Held = {}) {
  const sent: FormData[] = [];
  const matches: (string | null)[] = [];
  const held: (() => void)[] = [];
  serveNews([article(1)]);
  server.use(
    http.put("/api/news/:id", async ({ request }) => {
      const form = await request.formData();
      sent.push(form);
      matches.push(request.headers.get("If-Match"));
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return HttpResponse.json(article(1, { title: String(form.get("title")), version: 3 + sent.length }));
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Title/ });
  return { sent, matches, held, user, title };
}

const save = "{Control>}s{/Control}";

test.each([save, "{Meta>}s{/Meta}"])("%s saves the form and leaves it as it is, again and again", async (keys) => {
  const { sent, matches, user, title } = await openForm();
  await user.type(title, " again");
  await user.keyboard(keys);
  await screen.findByText(/^Saved /);
  expect(document.activeElement).toBe(title);
  await user.keyboard("!");
  expect(screen.queryByText(/^Saved /)).toBeNull();
  await user.keyboard(keys);
  await screen.findByText(/^Saved /);
  expect(sent.map((form) => form.get("title"))).toEqual(["Article number 1 again", "Article number 1 again!"]);
  expect(matches).toEqual(['"3"', '"4"']);
  expect(location.pathname).toBe(`/dashboard/news/edit/${idOf(1)}`);
  expect(readDraft(draftKey(`news:${idOf(1)}`))).toBeUndefined();
});

test("what is typed during the save is unsaved after it, and keys pressed then save it too", async () => {
  const { sent, held, user, title } = await openForm({ isHeld: true });
  await user.type(title, " one");
  await user.keyboard(save);
  await waitFor(() => expect(held).toHaveLength(1));
  await user.keyboard(" two");
  await user.keyboard(save);
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  expect(title.value).toBe("Article number 1 one two");
  held[1]?.();
  await screen.findByText(/^Saved /);
  expect(sent.map((form) => form.get("title"))).toEqual(["Article number 1 one", "Article number 1 one two"]);
});

test("a new record gets its address, and its form stays", async () => {
  const written: [string, string | null][] = [];
  const answer = async ({ request }: Readonly<{ request: Request }>) => {
    const name = String((await request.formData()).get("name"));
    written.push([request.method, name]);
    return HttpResponse.json(partner(1, { name, version: written.length }));
  };
  serveLibrary([media(7)]);
  servePartners([]);
  server.use(http.post("/api/partners", answer), http.put("/api/partners/:id", answer));
  const user = renderApp("/dashboard/partners/create");
  await user.click(await screen.findByRole("button", { name: "From library" }));
  await user.click(await screen.findByRole("checkbox", { name: /^picture-7/ }));
  await user.click(screen.getByRole("button", { name: "Use picture" }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  await user.type(name, "Roti");
  server.use(http.get("/api/partners/:id", () => HttpResponse.json(partner(1, { name: "Roti", version: 1 }))));
  await user.keyboard(save);
  await screen.findByRole("heading", { name: "Edit Partner" });
  expect(location.pathname + location.search).toBe(`/dashboard/partners/edit/${idOf(1)}`);
  expect(document.activeElement).toBe(name);
  await user.keyboard("!");
  await user.keyboard(save);
  await waitFor(() => expect(written.at(-1)).toEqual(["PUT", "Roti!"]));
  expect(written).toHaveLength(2);
});

test("an incomplete form is kept as unfinished work, and says what is missing until it is there", async () => {
  serveNews([]);
  const user = renderApp("/dashboard/news/create");
  await user.type(await screen.findByRole("textbox", { name: /^Title/ }), "Half a thought");
  await user.keyboard(save);
  const status = await screen.findByText(/^Kept as unfinished work/);
  expect(status.textContent).toContain("complete: Content, Category, Featured image.");
  expect(screen.queryByText("Category is required")).toBeNull();
  const key = new URLSearchParams(location.search).get(copyParam);
  expect(keptOf(`news/${key}`)).toEqual({ title: "Half a thought" });
});

test("a refused save says that the input is kept", async () => {
  serveNews([]);
  const user = renderApp("/dashboard/news/create");
  await user.type(await screen.findByRole("textbox", { name: /^Title/ }), "Half a thought");
  await user.click(screen.getByRole("button", { name: "Save Article" }));
  await screen.findByText("Category is required");
  // The status beside the title says so too, and earlier.
  const alerts = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts()).toContainEqual(expect.stringMatching(/^Kept as unfinished work/)));
});

test("without an answer everything stays, and is kept", async () => {
  const { user, title } = await openForm();
  server.use(http.put("/api/news/:id", () => HttpResponse.error()));
  await user.type(title, " again");
  await user.keyboard(save);
  await screen.findByText(/No response from server/);
  expect(title.value).toBe("Article number 1 again");
  await waitFor(() => expect(keptOf(`news/${idOf(1)}`)).toEqual({ title: "Article number 1 again" }));
});

test("a tag that is being typed is saved with the others", async () => {
  const { sent, user } = await openForm();
  await user.type(screen.getByRole("combobox", { name: "Tags" }), "domain");
  await user.keyboard(save);
  await waitFor(() => expect(sent.map((form) => form.get("tags"))).toEqual(['["umkm","domain"]']));
});

test("behind a dialog it saves nothing, and the browser does not either", async () => {
  const { sent, user, title } = await openForm();
  await user.type(title, " again");
  await user.click(screen.getByRole("button", { name: "New category" }));
  const dialog = await screen.findByRole("dialog");
  const event = createEvent.keyDown(dialog, { key: "s", ctrlKey: true });
  fireEvent(dialog, event);
  expect(event.defaultPrevented).toBe(true);
  expect(sent).toEqual([]);
  screen.getByRole("dialog");
});

test("the button says which keys press it", async () => {
  const { user } = await openForm();
  const button = screen.getByRole("button", { name: "Update Article" });
  expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+S Meta+S");
  await user.hover(button);
  expect((await screen.findByRole("tooltip")).textContent).toBe("Save: Ctrl+S");
});
