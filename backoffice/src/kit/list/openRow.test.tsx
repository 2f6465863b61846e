import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { partners } from "../../test/partners.ts";
import { servePartners } from "../../test/partnersApi.ts";
import { renderApp } from "../../test/renderApp.tsx";

test("a row opens its record, but not when its text is selected or a control is pressed", async () => {
  servePartners(partners(3));
  const user = renderApp("/dashboard/partners");
  const link = await screen.findByRole("link", { name: "Partner 2" });
  const cell = link.closest("td");
  const before = location.pathname;
  if (!cell) throw new Error("The name stands in no cell");
  await user.click(screen.getByRole("checkbox", { name: "Select Partner 2" }));
  getSelection()?.selectAllChildren(cell);
  await user.pointer({ target: cell });
  cell.click();
  expect(location.pathname).toBe(before);
  getSelection()?.removeAllRanges();
  cell.click();
  await waitFor(() => expect(location.pathname).toMatch(/^\/dashboard\/partners\/edit\//));
});
