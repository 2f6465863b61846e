import { sectionIds } from "@etalase/contracts/site/sections";
import type { SiteState } from "@etalase/contracts/site-state.schema";
import { screen, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const isShown = (id: string) => id !== "partners";
const state: SiteState = {
  sections: sectionIds.map((id) => ({ id, isShown: isShown(id) })).toReversed(),
  visible: { showcases: 4, services: 6, packages: 5, news: 1, portfolio: 3, testimonials: 5, partners: 7, faqs: 3 },
  trash: 0,
  redirects: 0,
  notFound: 0,
  mail: null,
  webhooks: null,
  backups: null,
};

beforeEach(() =>
  server.use(
    http.get("/api/dashboard/state", () => HttpResponse.json(state)),
    http.post("/api/previews", () => HttpResponse.json({ message: "no" }, { status: 500 })),
  ),
);

const linksOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href")?.replace("/dashboard/", ""), link.textContent]);

test("leads to each part of the landing page in the page's order, with its number", async () => {
  renderApp("/dashboard/homepage");
  await screen.findByText("1 article");
  expect(linksOf("From top to bottom")).toEqual([
    ["settings", "ContactForm, address and numbers"],
    ["faqs", "Questions & answers3 questions"],
    ["partners", "Partners7 partners · hidden"],
    ["testimonials", "Testimonials5 testimonials"],
    ["portfolio", "Portfolio3 projects"],
    ["news", "Articles1 article"],
    ["packages", "Prices5 packages"],
    ["services", "Services6 services"],
    ["showcases", "Homepage windows4 homepage windows"],
  ]);
  expect(linksOf("The whole page").map(([to]) => to)).toEqual(["texts?page=%2F", "sections", "menus"]);
  screen.getByText("8 of 9 shown");
});

test("says that the page could not be shown, and keeps everything else", async () => {
  renderApp("/dashboard/homepage");
  await screen.findByText("The page could not be shown.");
  await screen.findByText("6 services");
});

test.each(["texts", "sections", "menus", "services", "showcases", "faqs", "testimonials"])(
  "is the place of %s in the sidebar, and the way back from there",
  async (name) => {
    server.use(http.get(/\/api\//, () => HttpResponse.json({ message: "no" }, { status: 500 })));
    renderApp(`/dashboard/${name}`);
    const sidebar = within(await screen.findByRole("navigation", { name: "Dashboard" }));
    expect(sidebar.getByRole("link", { current: "page" }).textContent).toBe("Homepage");
    within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link", { name: "Homepage" });
  },
);
