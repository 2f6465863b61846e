import type { Revision } from "@etalase/contracts/history.schema";
import { screen, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { partner } from "../../test/partners.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

const revision = (version: number, given: Partial<Revision> = {}): Revision => ({
  version,
  at: `2026-11-2${version}T02:00:00.000Z`,
  by: { id: "b".repeat(24), name: `Editor ${version}` },
  fields: [],
  ...given,
});

const path = `/api/partners/${partner(1).id}`;

/** Serves a partner with three versions, named "Partner 1 v1" and so on. */
function serve() {
  const restored: string[] = [];
  let latest = partner(1, { name: "Partner 1 v3", description: "Now." });
  const versions = [revision(3, { fields: ["name"] }), revision(2, { fields: ["name", "logo"] }), revision(1)];
  server.use(
    http.get(path, () => HttpResponse.json(latest)),
    http.get("/api/partners", () => HttpResponse.json({ partners: [], total: 0, page: 1, totalPages: 0 })),
    http.get(`${path}/revisions`, () => HttpResponse.json({ revisions: versions })),
    http.get(`${path}/revisions/:version`, ({ params }) => {
      const values = partner(1, { name: `Partner 1 v${params.version}`, description: "Now." });
      return HttpResponse.json({ version: Number(params.version), at: "", by: { id: null, name: "" }, values });
    }),
    http.post(`${path}/revisions/:version/restore`, ({ params, request }) => {
      restored.push(`${params.version} over ${request.headers.get("If-Match")}`);
      latest = partner(1, { name: `Partner 1 v${params.version}`, description: "Now.", version: 4 });
      return HttpResponse.json(latest, { headers: { "X-Undo": "token" } });
    }),
  );
  return restored;
}

async function openHistory() {
  const user = renderApp(`/dashboard/partners/edit/${partner(1).id}`);
  await user.click(await screen.findByRole("button", { name: "History" }));
  const dialog = within(await screen.findByRole("dialog", { name: "History" }));
  const list = within(await dialog.findByRole("list", { name: "Versions" }));
  return { user, dialog, list };
}

test("versions say who made them, when, and what they changed", async () => {
  serve();
  const { list } = await openHistory();
  const [latest, second, first] = list.getAllByRole("button").map(({ textContent }) => textContent);
  expect(latest).toMatch(/23 Nov 2026.*Now.*Editor 3.*Name/);
  expect(second).toMatch(/Editor 2.*Logo/);
  expect(first).toMatch(/Editor 1.*Created/);
});

test("a version is compared word by word with the one before, or with now", async () => {
  serve();
  const { user, dialog, list } = await openHistory();
  await user.click(list.getByRole("button", { name: /Editor 2/ }));
  const name = within(await dialog.findByRole("region", { name: "Name" }));
  expect(name.getByText("v1").closest("del")).toBeTruthy();
  expect(name.getByText("v2").closest("ins")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Compared with now" }));
  const since = within(await dialog.findByRole("region", { name: "Name" }));
  expect((await since.findByText("v3")).closest("ins")).toBeTruthy();
});

test("the first version shows what it held, as added", async () => {
  serve();
  const { user, dialog, list } = await openHistory();
  await user.click(list.getByRole("button", { name: /Editor 1/ }));
  await dialog.findByText(/^This is the first stored version/);
  const name = within(await dialog.findByRole("region", { name: "Name" }));
  expect(name.getByText("Partner 1 v1").closest("ins")).toBeTruthy();
});

test("a version is restored after a question; what was typed is kept on top of it", async () => {
  const restored = serve();
  const user = renderApp(`/dashboard/partners/edit/${partner(1).id}`);
  const description = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Description/ });
  await user.type(description, " Typed.");
  await user.click(screen.getByRole("button", { name: "History" }));
  const list = within(await screen.findByRole("list", { name: "Versions" }));
  await user.click(list.getByRole("button", { name: /Editor 1/ }));
  await user.click(await screen.findByRole("button", { name: "Restore this version" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(restored).toEqual([]);
  await user.click(question.getByRole("button", { name: "Restore this version" }));
  await screen.findByText("The version of 21 Nov 2026, 09:00 is restored");
  await screen.findByDisplayValue("Partner 1 v1");
  await screen.findByDisplayValue("Now. Typed.");
  expect(restored).toEqual(['1 over "3"']);
});

test("a version is not restored over somebody else's, which is shown then", async () => {
  serve();
  const { user, list } = await openHistory();
  server.use(
    http.post(`${path}/revisions/:version/restore`, () =>
      HttpResponse.json({ message: "Someone else has changed this record" }, { status: 412 }),
    ),
    http.get(`${path}/revisions`, () => HttpResponse.json({ revisions: [revision(4), revision(3), revision(1)] })),
  );
  await user.click(list.getByRole("button", { name: /Editor 1/ }));
  await user.click(await screen.findByRole("button", { name: "Restore this version" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Restore this version" }));
  await screen.findByText("The version could not be restored: Someone else has changed this record");
  await screen.findByRole("button", { name: /Editor 4/ });
});

test("a history that cannot be loaded can be tried again", async () => {
  serve();
  server.use(http.get(`${path}/revisions`, () => HttpResponse.json({ message: "Away" }, { status: 500 })));
  const user = renderApp(`/dashboard/partners/edit/${partner(1).id}`);
  await user.click(await screen.findByRole("button", { name: "History" }));
  await screen.findByText("The versions could not be loaded.");
  serve();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("list", { name: "Versions" });
});
