import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { partner, partners } from "../test/partners.ts";
import { servePartners } from "../test/partnersApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));

describe("switching one partner", () => {
  test("off sends that alone, and shows it", async () => {
    servePartners([partner(1)]);
    const sent: unknown[] = [];
    server.use(
      http.put("/api/partners/:id", async ({ request }) => {
        sent.push([request.headers.get("if-match"), await request.json()]);
        servePartners([partner(1, { isActive: false, version: 4 })]);
        return HttpResponse.json(partner(1, { isActive: false, version: 4 }));
      }),
    );
    const user = renderApp("/dashboard/partners");
    await user.click((await row("Partner 1")).getByRole("button", { name: "Deactivate Partner 1" }));
    await screen.findByText("Partner 1 deactivated");
    await screen.findByRole("button", { name: "Activate Partner 1" });
    (await row("Partner 1")).getByText("Inactive");
    await screen.findByText("1 partner · 0 shown on the homepage");
    expect(sent).toEqual([[null, { isActive: false }]]);
  });

  test("turns at once, without another request, and back when it is refused", async () => {
    const { lists } = servePartners([partner(1)]);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.put("/api/partners/:id", async () => {
        await held;
        return HttpResponse.json({ message: "no" }, { status: 500 });
      }),
    );
    const user = renderApp("/dashboard/partners");
    await screen.findByText("1 partner · 1 shown on the homepage");
    const asked = lists.length;
    await user.click((await row("Partner 1")).getByRole("button", { name: "Deactivate Partner 1" }));
    await screen.findByRole("button", { name: "Activate Partner 1" });
    screen.getByText("1 partner · 0 shown on the homepage");
    answer();
    await screen.findByText("Failed to update partner status");
    await screen.findByText("1 partner · 1 shown on the homepage");
    screen.getByRole("button", { name: "Deactivate Partner 1" });
    expect(lists).toHaveLength(asked);
  });

  test("takes it out of a list of the others, and the focus goes on to the next", async () => {
    servePartners(partners(2));
    server.use(
      http.put("/api/partners/:id", () => {
        servePartners([partner(1, { isActive: false }), partner(2)]);
        return HttpResponse.json(partner(1, { isActive: false }));
      }),
    );
    const filter = encodeURIComponent(JSON.stringify({ isActive: "true" }));
    const user = renderApp(`/dashboard/partners?filter=${filter}`);
    await user.click((await row("Partner 1")).getByRole("button", { name: "Deactivate Partner 1" }));
    await waitFor(() => expect(screen.queryByText("What partner 1 does.")).toBeNull());
    const next = screen.getByRole("row", { name: /Partner 2/ });
    await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
  });

  test("says so when somebody else has deleted it, and lets the row go", async () => {
    servePartners(partners(2));
    server.use(
      http.put("/api/partners/:id", () => {
        servePartners([partner(2)]);
        return HttpResponse.json({ message: "Not found" }, { status: 404 });
      }),
    );
    const user = renderApp("/dashboard/partners");
    await user.click((await row("Partner 1")).getByRole("button", { name: "Deactivate Partner 1" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to update partner status");
    await waitFor(() => expect(screen.queryByText("What partner 1 does.")).toBeNull());
    const next = screen.getByRole("row", { name: /Partner 2/ });
    await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
  });
});

test("the details show everything there is to know", async () => {
  servePartners([partner(2, { description: `All of it. ${"x".repeat(80)}` })]);
  const user = renderApp("/dashboard/partners");
  const view = (await row("Partner 2")).getByRole("button", { name: "View details of Partner 2" });
  await user.click(view);
  const dialog = within(await screen.findByRole("dialog", { name: "Partner 2" }));
  const facts = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(dialog.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Display order",
    "Website",
    "Description",
    "Created",
    "Last updated",
  ]);
  expect(facts).toEqual(["2", "www.partner-2.id", `All of it. ${"x".repeat(80)}`, "1 Mar 2026", "20 Nov 2026"]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(view);
});

describe("selected rows", () => {
  const selectAll = async () => {
    const user = renderApp("/dashboard/partners");
    await row("Partner 1");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    screen.getByText("2 selected");
    return user;
  };

  test.each([
    ["Activate", true, "2 partners activated"],
    ["Deactivate", false, "2 partners deactivated"],
  ])("%s with one PUT", async (label, isActive, done) => {
    servePartners(partners(2));
    const bodies: unknown[] = [];
    server.use(
      http.put("/api/partners/bulk-update", async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ updated: 2 });
      }),
    );
    const user = await selectAll();
    await user.click(screen.getByRole("button", { name: label }));
    await screen.findByText(done);
    expect(bodies).toEqual([{ ids: [idOf(1), idOf(2)], update: { isActive } }]);
    await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  });
});
