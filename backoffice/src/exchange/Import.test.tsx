import type { FetchedPictures, ImportPreview, ImportResult } from "@etalase/contracts/operating/exchange.schema";
import { fireEvent, screen, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { renderApp, staff } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const preview: ImportPreview = {
  format: "WordPress export",
  isForeign: true,
  create: 1,
  update: 0,
  same: 0,
  refused: 0,
  beside: 0,
  digest: "x",
  outcomes: [],
  refusals: [],
  redirects: 0,
  notes: [],
};
const brought = [{ resource: "news", id: "6b092ba56efaeac36646b62b", title: "Kue lapis" }] as const;
const result: ImportResult = { create: 1, update: 0, same: 0, redirects: 0, notLed: 0, brought: [...brought] };
const failed = [{ ...brought[0], address: "https://lama.example/a.png", problem: "the server answers 404" }].map(
  ({ resource: _, ...one }) => one,
);

const lines = (end: object) => new HttpResponse(`${JSON.stringify({ result: end })}\n`);

/** Opens the screen, on which the answers follow each other; counts the requests that have pictures fetched. */
async function open(user: object, left: number, fetched: FetchedPictures = { fetched: 2, left: 1, failed }) {
  const asked: string[] = [];
  server.use(
    http.get("/api/exchange/pictures", () => HttpResponse.json({ left })),
    http.post("/api/exchange/comparison", () => lines(preview)),
    http.post("/api/exchange/import", () => lines(result)),
    http.post("/api/exchange/pictures", () => {
      asked.push("pictures");
      return lines(fetched);
    }),
  );
  const events = renderApp("/dashboard/exchange", user);
  const input = await screen.findByLabelText<HTMLInputElement>("File to import");
  const choose = () => fireEvent.change(input, { target: { files: [new File(["<rss/>"], "blog.xml")] } });
  return { user: events, asked, choose };
}

const superadmin = { ...staff, role: "superadmin" };
const tick = "Then fetch the pictures from the old site";

test("an import has its pictures fetched where that was ticked, and leads to what came", async () => {
  const { user, asked, choose } = await open(superadmin, 0);
  const heading = screen.getByRole("heading", { name: "Import" });
  screen.getByRole("button", { name: "Choose a file" }).focus();
  choose();
  const box = await screen.findByRole("checkbox", { name: tick });
  // The pressed button is gone, and the next Tab leads into the preview.
  expect(document.activeElement).toBe(heading);
  await user.click(box);
  await user.click(screen.getByRole("button", { name: /^Import 1 / }));
  const records = within(await screen.findByRole("list", { name: "Imported records" }));
  records.getByRole("link", { name: "Kue lapis" });
  expect(document.activeElement).toBe(heading);
  await screen.findByText(/2 pictures fetched/);
  expect(asked).toEqual(["pictures"]);
  const list = await screen.findByRole("list", { name: "Pictures that could not be fetched" });
  expect(list.textContent).toContain("https://lama.example/a.png, the server answers 404");
  await user.click(screen.getByRole("button", { name: "Import more" }));
  await screen.findByRole("button", { name: "Choose a file" });
  expect(asked).toEqual(["pictures"]);
});

test("an import fetches nothing without the tick, and says later which pictures are left", async () => {
  const { user, asked, choose } = await open(superadmin, 3);
  choose();
  await user.click(await screen.findByRole("button", { name: /^Import 1 / }));
  const left = await screen.findByText(/3 pictures of imported articles are still on the old site/);
  const region = left.closest("[role=status]");
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Fetch them" }));
  const result = await screen.findByText(/2 pictures fetched/);
  // Screen readers announce a text in a region that was there before.
  expect(result.closest("[role=status]")).toBe(region);
  expect(asked).toEqual(["pictures"]);
});

test("an admin has no pictures fetched", async () => {
  const { choose } = await open({ ...staff, role: "admin" }, 3);
  choose();
  await screen.findByRole("button", { name: /^Import 1 / });
  expect(screen.queryByRole("checkbox", { name: tick })).toBeNull();
  expect(screen.queryByText(/still on the old site/)).toBeNull();
});
