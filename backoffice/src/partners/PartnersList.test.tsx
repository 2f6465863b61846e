import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { partner, partners } from "../test/partners.ts";
import { servePartners } from "../test/partnersApi.ts";
import { renderApp } from "../test/renderApp.tsx";

const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));
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
    await screen.findByText("2 partners · 1 shown on the homepage");
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
