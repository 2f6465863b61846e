import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { partner } from "../../test/partners.ts";
import { servePartners } from "../../test/partnersApi.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

/** Serves two partners whose writes can be undone; returns the used tokens. */
function serve(status = 200, body: object = { undone: 1 }) {
  const used: string[] = [];
  let tokens = 0;
  servePartners([partner(1), partner(2)]);
  server.use(
    http.get("/api/trash", () => HttpResponse.json({ items: [], total: 0, page: 1, totalPages: 0 })),
    http.put("/api/partners/:id", ({ params }) => {
      tokens += 1;
      const headers = { "X-Undo": `token-${tokens}` };
      return HttpResponse.json({ ...partner(params.id === partner(1).id ? 1 : 2), isActive: false }, { headers });
    }),
    http.post("/api/undo/:token", ({ params }) => {
      used.push(String(params.token));
      return HttpResponse.json(body, { status });
    }),
  );
  return used;
}

const deactivate = async (user: ReturnType<typeof renderApp>, number: number) =>
  user.click(await screen.findByRole("button", { name: `Deactivate Partner ${number}` }));

test("a message about a write takes it back, also on another screen", async () => {
  const used = serve();
  const user = renderApp("/dashboard/partners");
  await deactivate(user, 1);
  await user.click(screen.getByRole("link", { name: "System" }));
  await user.click(await screen.findByRole("button", { name: "Undo: change" }));
  await screen.findByText("Undone: Partner 1 deactivated");
  expect(used).toEqual(["token-1"]);
});

test("the last of several writes is the one that is taken back", async () => {
  const used = serve();
  const user = renderApp("/dashboard/partners");
  await deactivate(user, 1);
  await screen.findByRole("button", { name: "Undo: change" });
  await deactivate(user, 2);
  await screen.findByText("Partner 2 deactivated");
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await screen.findByText("Undone: Partner 2 deactivated");
  expect(used).toEqual(["token-2"]);
});

test("keys in a text take back what was typed there, and nothing else", async () => {
  const used = serve();
  const user = renderApp("/dashboard/partners");
  await deactivate(user, 1);
  await screen.findByRole("button", { name: "Undo: change" });
  fireEvent.keyDown(screen.getByPlaceholderText("Search partner name"), { key: "z", ctrlKey: true });
  expect(used).toEqual([]);
});

test("keys take a write back while the focus is on a row's checkbox", async () => {
  const used = serve();
  const user = renderApp("/dashboard/partners");
  await deactivate(user, 1);
  await screen.findByRole("button", { name: "Undo: change" });
  const [box] = screen.getAllByRole("checkbox");
  fireEvent.keyDown(box ?? document.body, { key: "z", ctrlKey: true });
  await screen.findByText("Undone: Partner 1 deactivated");
  expect(used).toEqual(["token-1"]);
});

const undoButton = () => screen.queryByRole("button", { name: "Undo: change" });

test("a message leaves when its record is opened, and stays when another is", async () => {
  serve();
  const user = renderApp("/dashboard/partners");
  await deactivate(user, 1);
  await screen.findByRole("button", { name: "Undo: change" });
  await user.click(screen.getByRole("link", { name: "Edit Partner 2" }));
  await screen.findByRole("textbox", { name: /^Name/ });
  expect(undoButton()).not.toBeNull();
  await user.click(screen.getByRole("link", { name: "Back" }));
  await user.click(await screen.findByRole("link", { name: "Edit Partner 1" }));
  await screen.findByRole("textbox", { name: /^Name/ });
  await waitFor(() => expect(undoButton()).toBeNull());
});

test("what somebody has changed since is not undone, and said so", async () => {
  serve(409, { message: "This has been changed since, so nothing was undone." });
  const user = renderApp("/dashboard/partners");
  await deactivate(user, 1);
  await user.click(await screen.findByRole("button", { name: "Undo: change" }));
  await screen.findByText("This has been changed since, so nothing was undone.");
});
