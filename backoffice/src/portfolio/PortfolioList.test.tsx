import { defaultSettings } from "@etalase/contracts/settings";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { listCases } from "../test/listCases.tsx";
import { project, servePortfolio } from "../test/projects.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const list = "/dashboard/portfolio";
/** Fewer projects have no filters. */
const many = Array.from({ length: 9 }, (_, index) => project(index + 2));
const card = async (number: number) =>
  within(await screen.findByRole("listitem", { name: `Project number ${number}` }));

const fails = () => HttpResponse.json({ message: "no" }, { status: 500 });

describe("a card", () => {
  test("shows title, client, type, day and badges", async () => {
    servePortfolio([
      project(1, { isFeatured: true }),
      project(2, { status: "draft", projectStatus: "progress", completionDate: "" }),
    ]);
    renderApp(list);
    const first = await card(1);
    for (const text of ["Mega Digital · E-commerce", "30 Sept 2026", "Completed", "Featured"]) first.getByText(text);
    const second = await card(2);
    for (const text of ["since 20 Aug 2026", "In Progress", "Draft"]) second.getByText(text);
    expect(second.queryByText("Featured")).toBeNull();
    await screen.findByText("2 projects · 1 featured on the homepage");
  });

  test("leads to the project in a new tab and to the spec's edit address", async () => {
    servePortfolio([project(1)]);
    renderApp(list);
    const first = await card(1);
    const view = first.getByRole("link", { name: "View Project number 1" });
    expect(view.getAttribute("href")).toBe("/portfolio/project-number-1");
    expect(view.getAttribute("target")).toBe("_blank");
    for (const name of ["Edit Project number 1", "Project number 1"])
      expect(first.getByRole("link", { name }).getAttribute("href")).toBe(`/dashboard/portfolio/edit/${idOf(1)}`);
    expect(screen.getByRole("link", { name: "Add New Project" }).getAttribute("href")).toBe(`${list}/create`);
  });

  test("in English says so, leads to its page there, and is found by its language", async () => {
    server.use(http.get("/api/settings", () => HttpResponse.json({ ...defaultSettings, english: true })));
    servePortfolio([project(1, { language: "en" }), ...many]);
    const user = renderApp(list);
    const first = await card(1);
    first.getByText("Mega Digital · E-commerce · English");
    expect(first.getByRole("link", { name: "View Project number 1" }).getAttribute("href")).toBe(
      "/en/portfolio/project-number-1",
    );
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await screen.findByRole("combobox", { name: "Language: Any language" });
  });

  test("offers no view of a draft", async () => {
    servePortfolio([project(1, { status: "draft" })]);
    renderApp(list);
    expect((await card(1)).getByRole("button", { name: /Publish to view/ }).getAttribute("aria-disabled")).toBe("true");
  });

  test("says so when its picture cannot be shown", async () => {
    servePortfolio([project(1), project(2, { featuredImage: "cover.webp" })]);
    renderApp(list);
    const first = await card(1);
    first.getByRole("presentation").dispatchEvent(new Event("error"));
    await first.findByText("Portfolio Image");
    (await card(2)).getByText("No Image");
  });
});

describe("featuring", () => {
  test("sends the flag alone, and the card changes", async () => {
    servePortfolio([project(1)]);
    const bodies: unknown[] = [];
    server.use(
      http.put("/api/portfolio/:id", async ({ request, params }) => {
        bodies.push([params.id, await request.json()]);
        servePortfolio([project(1, { isFeatured: true })]);
        return HttpResponse.json(project(1, { isFeatured: true, version: 4 }));
      }),
    );
    const user = renderApp(list);
    await user.click((await card(1)).getByRole("button", { name: "Set as Featured" }));
    await (await card(1)).findByRole("button", { name: "Remove Featured" });
    await screen.findByText("1 project · 1 featured on the homepage");
    expect(bodies).toEqual([[idOf(1), { isFeatured: true }]]);
  });

  test("says so when it failed, and changes nothing", async () => {
    servePortfolio([project(1, { isFeatured: true })]);
    server.use(http.put("/api/portfolio/:id", fails));
    const user = renderApp(list);
    await user.click((await card(1)).getByRole("button", { name: "Remove Featured" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to update featured status");
    (await card(1)).getByRole("button", { name: "Remove Featured" });
  });
});

describe("asking for projects", () => {
  test("the newest nine first, then what the filters and the order say", async () => {
    const { lists } = servePortfolio([project(1), ...many]);
    const user = renderApp(list);
    await card(1);
    await user.click(screen.getByRole("button", { name: "Filters" }));
    expect(String(lists[0])).toBe("page=1&limit=9&sort=newest");
    const choose = async (box: RegExp, option: string) => {
      await user.click(screen.getByRole("combobox", { name: box }));
      await user.click(await screen.findByRole("option", { name: option }));
    };
    const asked = (name: string, value: string) => waitFor(() => expect(lists.at(-1)?.get(name)).toBe(value));

    await user.type(screen.getByRole("searchbox", { name: "Search project or client" }), "mega");
    await asked("search", "mega");
    await choose(/^Project type/, "Dasbor");
    await asked("projectType", "Dasbor");
    await choose(/^Status/, "Draft");
    await asked("state", "draft");
    await choose(/^Featured/, "Not featured");
    await asked("isFeatured", "false");
    await user.click(screen.getByRole("button", { name: "In Progress" }));
    await asked("projectStatus", "progress");
    await choose(/^Sort/, "Client A–Z");
    await asked("sort", "clientAsc");
    expect(lists.at(-1)?.get("search")).toBe("mega");
  });
});

listCases({
  resource: "portfolio",
  record: project,
  serve: servePortfolio,
  named: "Project number",
  role: "listitem",
  create: "Add New Project",
  none: "No portfolio items found",
  notLoaded: "Failed to load portfolio items. Please try again later.",
  filter: { isFeatured: "true" },
  deleting: {
    title: "Delete project?",
    cancel: "Cancel",
    confirm: "Delete",
    done: "Portfolio item deleted",
    failed: "Failed to delete portfolio item",
    counted: "2 projects",
    all: "2 portfolio items deleted",
  },
  changes: [
    ["Publish", { status: "published" }, "2 portfolio items published", "Failed to update portfolio items"],
    ["Unpublish", { status: "draft" }, "2 portfolio items unpublished", "Failed to update portfolio items"],
    ["Set as Featured", { isFeatured: true }, "2 portfolio items featured", "Failed to update featured status"],
    [
      "Remove Featured",
      { isFeatured: false },
      "2 portfolio items no longer featured",
      "Failed to update featured status",
    ],
  ],
});
