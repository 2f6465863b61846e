import type { ImportPreview, ImportResult } from "@etalase/contracts/exchange.schema";
import { fireEvent, screen, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { renderApp, staff, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const preview: ImportPreview = {
  format: "WordPress export",
  isForeign: true,
  create: 1,
  update: 0,
  same: 0,
  refused: 0,
  beside: 0,
  outcomes: [],
  refusals: [],
  redirects: 0,
  notes: [],
};
const brought = [{ resource: "news", id: "6b092ba56efaeac36646b62b", title: "Kue lapis" }] as const;
const result: ImportResult = {
  create: 1,
  update: 0,
  same: 0,
  redirects: 0,
  notLed: 0,
  brought: [...brought],
  notFetched: [
    { id: brought[0].id, title: "Kue lapis", address: "https://lama.example/a.png", problem: "the server answers 404" },
  ],
};

const lines = (end: object) => new HttpResponse(`${JSON.stringify({ result: end })}\n`);

/** Opens the screen, on which the answers follow each other; tells of each import whether it fetches pictures. */
async function open(user: object) {
  const fetches: unknown[] = [];
  server.use(
    http.post("/api/exchange/comparison", () => lines(preview)),
    http.post("/api/exchange/import", async ({ request }) => {
      const form = await request.formData();
      fetches.push(form.get("fetch"));
      return lines(form.get("fetch") === "true" ? result : { ...result, notFetched: [] });
    }),
  );
  const events = renderApp("/dashboard/exchange", user);
  const input = await screen.findByLabelText<HTMLInputElement>("File to import");
  const choose = () => fireEvent.change(input, { target: { files: [new File(["<rss/>"], "blog.xml")] } });
  return { user: events, fetches, choose };
}

const tick = "Copy the pictures from the old site, too";
const failures = "Pictures that could not be fetched";

test("an import has its pictures fetched where that was ticked, and leads to what came and to what failed", async () => {
  const { user, fetches, choose } = await open(superadmin);
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
  expect(fetches).toEqual(["true"]);
  const list = screen.getByRole("list", { name: failures });
  expect(list.textContent).toContain("https://lama.example/a.png, the server answers 404");
  within(list).getByRole("link", { name: "Kue lapis" });
  await user.click(screen.getByRole("button", { name: "Import more" }));
  await screen.findByRole("button", { name: "Choose a file" });
});

test("an import fetches nothing without the tick", async () => {
  const { user, fetches, choose } = await open(superadmin);
  choose();
  await user.click(await screen.findByRole("button", { name: /^Import 1 / }));
  await screen.findByRole("list", { name: "Imported records" });
  expect(fetches).toEqual(["false"]);
  expect(screen.queryByRole("list", { name: failures })).toBeNull();
});

test("an admin has no pictures fetched", async () => {
  const { choose } = await open({ ...staff, role: "admin" });
  choose();
  await screen.findByRole("button", { name: /^Import 1 / });
  expect(screen.queryByRole("checkbox", { name: tick })).toBeNull();
});
