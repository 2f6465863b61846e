import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { partner, partners } from "../test/partners.ts";
import { servePartners } from "../test/partnersApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));
const failing = () => HttpResponse.json({ message: "no" }, { status: 500 });
const choose = async (user: ReturnType<typeof renderApp>, name: RegExp, option: string) => {
  await user.click(screen.getByRole("combobox", { name }));
  await user.click(await screen.findByRole("option", { name: option }));
};

describe("rows", () => {
  test("show place, logo, name, host and status", async () => {
    servePartners([partner(1), partner(2, { isActive: false, website: "" })]);
    renderApp("/dashboard/partners");
    const first = await row("Partner 1");
    expect(first.getByRole("img", { name: "Partner 1 logo" }).getAttribute("src")).toBe(
      "https://example.com/media/1.svg",
    );
    for (const text of ["1", "What partner 1 does.", "Active"]) first.getByText(text);
    const website = first.getByRole("link", { name: "www.partner-1.id" });
    expect(website.getAttribute("href")).toBe("https://www.partner-1.id/about?from=etalase");
    expect(website.getAttribute("target")).toBe("_blank");
    expect(website.getAttribute("rel")).toBe("noopener");
    const second = await row("Partner 2");
    for (const text of ["2", "No website", "Inactive"]) second.getByText(text);
    await screen.findByText("2 partners · 1 shown on the home page");
  });

  test("cut a description after 60 characters", async () => {
    servePartners([partner(1, { description: `${"a".repeat(59)}🙂b` }), partner(2, { description: "c".repeat(60) })]);
    renderApp("/dashboard/partners");
    (await row("Partner 1")).getByText(`${"a".repeat(59)}🙂…`);
    (await row("Partner 2")).getByText("c".repeat(60));
  });

  test("make no link of an address that is no website", async () => {
    servePartners([partner(1, { website: "javascript:alert(1)" })]);
    renderApp("/dashboard/partners");
    (await row("Partner 1")).getByText("No website");
  });

  test("show a placeholder for a logo that cannot be loaded, and for one with no address", async () => {
    servePartners([partner(1), partner(2, { logo: "logo.svg" })]);
    renderApp("/dashboard/partners");
    const first = await row("Partner 1");
    fireEvent.error(first.getByRole("img"));
    first.getByText("Partner Logo");
    (await row("Partner 2")).getByText("Partner Logo");
  });

  test("lead to the form", async () => {
    servePartners([partner(1)]);
    renderApp("/dashboard/partners");
    const cells = await row("Partner 1");
    for (const name of ["Partner 1", "Edit Partner 1"]) {
      expect(cells.getByRole("link", { name }).getAttribute("href")).toBe(`/dashboard/partners/edit/${idOf(1)}`);
    }
    expect(screen.getByRole("link", { name: "Add New Partner" }).getAttribute("href")).toBe(
      "/dashboard/partners/create",
    );
  });
});

describe("asking for rows", () => {
  test("the first ten in custom order", async () => {
    const { lists } = servePartners(partners(12));
    renderApp("/dashboard/partners");
    await row("Partner 10");
    expect(screen.queryByText("Partner 11")).toBeNull();
    expect(String(lists[0])).toBe("page=1&limit=10&sort=order");
  });

  test("in the chosen order", async () => {
    const { lists } = servePartners([partner(1)]);
    const user = renderApp("/dashboard/partners");
    await row("Partner 1");
    const sorts = [
      ["Name A–Z", "nameAsc"],
      ["Name Z–A", "nameDesc"],
      ["Newest", "newest"],
      ["Oldest", "oldest"],
      ["Custom order", "order"],
    ] as const;
    for (const [name, word] of sorts) {
      await choose(user, /^Sort/, name);
      await waitFor(() => expect(lists.at(-1)?.get("sort")).toBe(word));
    }
  });

  test("that match the search and the status", async () => {
    const { lists } = servePartners([partner(1)]);
    const user = renderApp("/dashboard/partners");
    await row("Partner 1");
    await user.type(screen.getByRole("searchbox", { name: "Search partner name" }), "mega");
    await waitFor(() => expect(lists.at(-1)?.get("search")).toBe("mega"));

    const filters = screen.getByRole("button", { name: "Filters", expanded: false });
    expect(screen.queryByRole("button", { name: "Inactive" })).toBeNull();
    await user.click(filters);
    await user.click(screen.getByRole("button", { name: "Inactive" }));
    await waitFor(() => expect(lists.at(-1)?.get("isActive")).toBe("false"));
    await user.click(screen.getByRole("button", { name: "Active" }));
    await waitFor(() => expect(lists.at(-1)?.get("isActive")).toBe("true"));
    await user.click(screen.getByRole("button", { name: "All" }));
    await waitFor(() => expect(lists.at(-1)?.has("isActive")).toBe(false));
  });
});

describe("without rows", () => {
  test("says that nothing exists, and how to begin", async () => {
    servePartners([]);
    renderApp("/dashboard/partners");
    await screen.findByRole("heading", { name: "No partners found" });
    expect(screen.getAllByRole("link", { name: "Add New Partner" })).toHaveLength(2);
  });

  test("says that the filters match nothing, and clears them", async () => {
    servePartners([partner(1)]);
    const filter = encodeURIComponent(JSON.stringify({ isActive: "false" }));
    const user = renderApp(`/dashboard/partners?filter=${filter}`);
    await screen.findByText("No partner matches these filters.");
    screen.getByRole("button", { name: "Filters (1)", expanded: true });
    await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
    await row("Partner 1");
  });

  test("a failure is not an empty list, and can be tried again", async () => {
    servePartners([partner(1)]);
    let fails = true;
    server.use(http.get("/api/partners", () => (fails ? failing() : undefined)));
    const user = renderApp("/dashboard/partners");
    await screen.findByText("The partners could not be loaded.");
    expect(screen.queryByText("No partners found")).toBeNull();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await row("Partner 1");
  });
});

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
    await screen.findByText("1 partner · 0 shown on the home page");
    expect(sent).toEqual([[null, { isActive: false }]]);
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

  test("says so when it failed, and leaves it as it is", async () => {
    servePartners([partner(1, { isActive: false })]);
    server.use(http.put("/api/partners/:id", failing));
    const user = renderApp("/dashboard/partners");
    await user.click((await row("Partner 1")).getByRole("button", { name: "Activate Partner 1" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to update partner status");
    (await row("Partner 1")).getByText("Inactive");
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

describe("deleting", () => {
  const askToDelete = async () => {
    const user = renderApp("/dashboard/partners");
    await user.click((await row("Partner 1")).getByRole("button", { name: "Delete Partner 1" }));
    return { user, dialog: within(await screen.findByRole("alertdialog", { name: "Delete partner" })) };
  };

  test("asks first, and Cancel leaves everything as it is", async () => {
    servePartners([partner(1)]);
    const { user, dialog } = await askToDelete();
    dialog.getByText(/This cannot be undone/);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await row("Partner 1");
  });

  test("takes the row away once the server has done it", async () => {
    servePartners([partner(1)]);
    server.use(
      http.delete(`/api/partners/${idOf(1)}`, () => {
        servePartners([]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole("button", { name: "Delete partner" }));
    await screen.findByText("Partner deleted");
    await screen.findByText("No partners found");
  });

  test("lets the others close ranks", async () => {
    servePartners(partners(2));
    server.use(
      http.delete(`/api/partners/${idOf(1)}`, () => {
        servePartners([partner(2, { order: 0 })]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole("button", { name: "Delete partner" }));
    await screen.findByText("1 partner · 1 shown on the home page");
    (await row("Partner 2")).getByText("1");
  });

  test("keeps the row and says so when it failed", async () => {
    servePartners([partner(1)]);
    server.use(http.delete("/api/partners/:id", failing));
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole("button", { name: "Delete partner" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to delete partner");
    await row("Partner 1");
  });
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

  test("stay selected when the change failed", async () => {
    servePartners(partners(2));
    server.use(http.put("/api/partners/bulk-update", failing));
    const user = await selectAll();
    await user.click(screen.getByRole("button", { name: "Deactivate" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to update partners");
    screen.getByText("2 selected");
  });

  test("are deleted with one DELETE, after a dialog that counts them", async () => {
    servePartners(partners(2));
    const deleted: (string | null)[] = [];
    server.use(
      http.delete("/api/partners", ({ request }) => {
        deleted.push(new URL(request.url).searchParams.get("ids"));
        return HttpResponse.json({ deleted: 2 });
      }),
    );
    const user = await selectAll();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete partner" }));
    dialog.getByText("2 partners");
    await user.click(dialog.getByRole("button", { name: "Delete partner" }));
    await screen.findByText("2 partners deleted");
    expect(deleted).toEqual([`${idOf(1)},${idOf(2)}`]);
  });
});
