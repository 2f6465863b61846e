import { ownSections, sectionIds } from "@etalase/contracts/site/sections";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { sectionNames } from "../kit/parts/sectionNames.ts";
import { keptOf } from "../test/copiesApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { serveSingle } from "../test/singleApi.ts";

const rows = () => within(screen.getByRole("list", { name: "Sections of the landing page" })).getAllByRole("listitem");
const namesShown = () => rows().map((row) => row.querySelector("div:nth-child(2) > div")?.textContent);
const save = () => screen.getByRole("button", { name: "Save Sections" });

async function open() {
  const site = serveSingle("sections", { sections: ownSections });
  const user = renderApp("/dashboard/sections");
  await screen.findByRole("button", { name: "Save Sections" });
  return { user, ...site };
}

test("the sections stand in their order, and the hero can be neither moved nor hidden", async () => {
  await open();
  expect(namesShown()).toEqual(sectionIds.map((id) => sectionNames[id].name));
  const [hero, services] = rows();
  expect(within(hero as HTMLElement).queryAllByRole("button")).toEqual([]);
  expect(within(hero as HTMLElement).queryByRole("switch")).toBeNull();
  const up = within(services as HTMLElement).getByRole("button", { name: "Move Services up" });
  expect(up.getAttribute("aria-disabled")).toBe("true");
});

test("the screen is reached from the texts, without an entry of its own in the sidebar", async () => {
  const { user } = await open();
  const sidebar = within(screen.getByRole("navigation", { name: "Dashboard" }));
  expect(sidebar.queryByRole("link", { name: "Sections" })).toBeNull();
  expect(sidebar.getByRole("link", { name: "Homepage" }).getAttribute("aria-current")).toBe("page");
  server.use(http.get("/api/texts", () => HttpResponse.json({ texts: [], version: 1 })));
  await user.click(within(screen.getByRole("navigation", { name: "Texts, sections and menus" })).getByText("Texts"));
  await screen.findByRole("button", { name: "Save Texts" });
});

test("keys and buttons move a section, which keeps the focus, and a switch hides it; all is saved at once", async () => {
  const { user, sent } = await open();
  const handle = () => screen.getByRole("button", { name: "Reorder Contact" });
  handle().focus();
  await user.keyboard("{Home}");
  expect(namesShown().slice(0, 3)).toEqual(["Hero", "Contact", "Services"]);
  expect(document.activeElement).toBe(handle());
  screen.getByText(`Contact is now section 2 of ${sectionIds.length}`);
  await user.keyboard("{ArrowUp}");
  expect(namesShown().slice(0, 2)).toEqual(["Hero", "Contact"]);
  await user.click(screen.getByRole("button", { name: "Move Prices down" }));
  expect(namesShown().slice(2, 5)).toEqual(["Services", "Articles", "Prices"]);
  await user.click(screen.getByRole("switch", { name: "Show Partners" }));
  await waitFor(() => expect(keptOf("sections/sections")).toBeTruthy());
  await user.click(save());
  await screen.findByText("Sections saved");
  const moved = ["home", "contact", "features", "news", "price"];
  const ids = [...moved, ...sectionIds.filter((id) => !moved.includes(id))];
  const sections = ids.map((id) => ({ id, isShown: id !== "partners" }));
  expect(sent).toEqual([{ values: { sections }, ifMatch: '"1"' }]);
});

test("an unchanged order is not sent", async () => {
  const { user, sent } = await open();
  await user.click(save());
  await screen.findByText("No section has changed");
  expect(sent).toEqual([]);
});
