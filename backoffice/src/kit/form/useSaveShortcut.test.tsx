import { createEvent, fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { article, idOf } from "../../test/articles.ts";
import { serveNews } from "../../test/newsApi.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

/** Opens an article's form; records the saves. */
async function openForm() {
  const sent: FormData[] = [];
  serveNews([article(1)]);
  server.use(
    http.put("/api/news/:id", async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.json(article(1, { version: 4 }));
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Title/ });
  return { sent, user, title };
}

const save = "{Control>}s{/Control}";

test.each([save, "{Meta>}s{/Meta}"])("%s saves the form while typing in it", async (keys) => {
  const { sent, user, title } = await openForm();
  await user.type(title, " again");
  await user.keyboard(keys);
  await screen.findByText("News article updated");
  expect(sent.map((form) => form.get("title"))).toEqual(["Article number 1 again"]);
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
  await user.click(screen.getByRole("button", { name: /add|new/i }));
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
