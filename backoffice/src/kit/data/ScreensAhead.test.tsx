import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { article } from "../../test/articles.ts";
import { serveNews } from "../../test/newsApi.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

const one = article(1, { title: "Biaya situs toko" });

/** Opens the list; its article is answered when the test says so, and its reads are counted. */
async function openList() {
  serveNews([one]);
  const reads: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(`/api/news/${one.id}`, async ({ request }) => {
      reads.push(request.url);
      await held;
      return HttpResponse.json(one);
    }),
  );
  const user = renderApp("/dashboard/news");
  const link = await screen.findByRole("link", { name: one.title });
  return { user, link, reads, answer };
}

const input = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Title/ });

test("a finger on a row's link requests its record, which the form reads", async () => {
  const { user, link, reads, answer } = await openList();
  fireEvent.pointerDown(link);
  await waitFor(() => expect(reads).toHaveLength(1));
  answer();
  await user.click(link);
  await input();
  expect(reads).toHaveLength(1);
});

test("a form shows what its row has while the rest arrives, and has no input before", async () => {
  const { user, link, answer } = await openList();
  await user.click(link);
  await screen.findByRole("heading", { name: "Edit News Article" });
  screen.getByText(one.title);
  expect(screen.queryByRole("textbox")).toBeNull();
  answer();
  expect((await input()).value).toBe(one.title);
});
