import type { SiteState } from "@etalase/contracts/site-state.schema";
import { screen, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const state: SiteState = {
  sections: [],
  visible: { showcases: 4, services: 6, packages: 5, news: 12, portfolio: 3, testimonials: 5, partners: 7, faqs: 3 },
  trash: 2,
  redirects: 4,
  notFound: 1,
  mail: { isSetUp: false, unsent: 0 },
  webhooks: { on: 2, gaveUp: 1 },
  backups: { nightly: false, madeAt: null, rehearsedAt: null },
};

const nothing = { items: [], undos: [], redirects: [], addresses: [], total: 0, page: 1, totalPages: 1 };

beforeEach(() =>
  server.use(
    http.get(/\/api\/(trash|undo|redirects|not-found)/, () => HttpResponse.json(nothing)),
    http.get("/api/dashboard/state", () => HttpResponse.json(state)),
  ),
);

const links = (of: HTMLElement) =>
  within(of)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href")?.split("/").at(-1));
const sidebar = () => screen.getByRole("navigation", { name: "Dashboard" });

test("gathers the screens that are seldom needed, which the sidebar leaves out", async () => {
  renderApp("/dashboard/system", superadmin);
  await screen.findByRole("heading", { name: "System", level: 1 });
  expect(links(screen.getByRole("main"))).toEqual([
    ...["trash", "redirects", "exchange", "mail", "webhooks", "audit", "privacy", "backups"],
  ]);
  expect(links(sidebar()).slice(-3)).toEqual(["settings", "users", "system"]);
});

test("says the state of each part on its card", async () => {
  renderApp("/dashboard/system", superadmin);
  await screen.findByText("2 records");
  const card = (name: RegExp) => within(screen.getByRole("main")).getByRole("link", { name }).textContent;
  expect(card(/^Redirects/)).toMatch(/4 redirects1 not found$/);
  expect(card(/^Outgoing mail/)).toMatch(/Off$/);
  expect(card(/^Webhooks/)).toMatch(/2 on1 turned off after failures$/);
  expect(card(/^Backups/)).toMatch(/No backup yet$/);
});

test("shows an admin only the screens that admins may open", async () => {
  renderApp("/dashboard/system");
  await screen.findByRole("heading", { name: "System", level: 1 });
  expect(links(screen.getByRole("main"))).toEqual(["trash", "redirects", "exchange"]);
});

test.each(["trash", "redirects", "not-found", "exchange"])("is the place of %s", async (name) => {
  renderApp(`/dashboard/${name}`);
  const trail = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));
  trail.getByRole("link", { name: "System" });
  expect(within(sidebar()).getByRole("link", { current: "page" }).textContent).toBe("System");
});

test("shows trash and recent changes as two parts of one screen", async () => {
  const user = renderApp("/dashboard/trash");
  const tabs = within(await screen.findByRole("navigation", { name: "Trash and recent changes" }));
  expect(tabs.getByRole("link", { current: "page" }).textContent).toBe("Trash");
  await user.click(tabs.getByRole("link", { name: "Recent changes" }));
  await screen.findByText("Nothing to undo");
  screen.getByRole("link", { name: "Recent changes", current: "page" });
  await user.click(screen.getByRole("link", { name: "Trash" }));
  await screen.findByText("The trash is empty");
});

test("leads the former address of the recent changes there", async () => {
  renderApp("/dashboard/Undo/?page=2");
  await screen.findByRole("link", { name: "Recent changes", current: "page" });
  const query = new URLSearchParams(location.search);
  expect([location.pathname, query.get("view"), query.get("page")]).toEqual(["/dashboard/trash", "undo", "2"]);
});
