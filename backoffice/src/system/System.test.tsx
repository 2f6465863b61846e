import { screen, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const nothing = { items: [], undos: [], redirects: [], addresses: [], total: 0, page: 1, totalPages: 1 };

beforeEach(() => server.use(http.get(/\/api\/(trash|undo|redirects|not-found)/, () => HttpResponse.json(nothing))));

const links = (of: HTMLElement) =>
  within(of)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href")?.split("/").at(-1));
const sidebar = () => screen.getByRole("navigation", { name: "Dashboard" });
/** The icon rail names its links by an attribute. */
const nameOf = (link: HTMLElement) => link.getAttribute("aria-label") ?? link.textContent;

test("gathers the screens that are seldom needed, which the sidebar leaves out", async () => {
  renderApp("/dashboard/system", superadmin);
  await screen.findByRole("heading", { name: "System", level: 1 });
  expect(links(screen.getByRole("main"))).toEqual([
    ...["trash", "redirects", "exchange", "mail", "audit", "privacy", "backups"],
  ]);
  expect(links(sidebar()).slice(-3)).toEqual(["settings", "users", "system"]);
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
  expect(nameOf(within(sidebar()).getByRole("link", { current: "page" }))).toBe("System");
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
  renderApp("/dashboard/undo?page=2");
  await screen.findByRole("link", { name: "Recent changes", current: "page" });
  const query = new URLSearchParams(location.search);
  expect([location.pathname, query.get("view"), query.get("page")]).toEqual(["/dashboard/trash", "undo", "2"]);
});
