import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { partner, partners } from "../test/partners.ts";
import { servePartners } from "../test/partnersApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const moveButton = (number: number, direction: "up" | "down") =>
  screen.findByRole("button", { name: `Move Partner ${number} ${direction}` });
const namesInOrder = () => screen.getAllByRole("link", { name: /^Partner \d+$/ }).map(({ textContent }) => textContent);
const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

describe("one step", () => {
  test("is sent, shown and told, and the focus stays on the row's button", async () => {
    const { moves } = servePartners(partners(3));
    const user = renderApp("/dashboard/partners");
    (await moveButton(2, "up")).focus();
    await user.keyboard("{Enter}");
    await screen.findByText("Partner 2 is now in place 1");
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 2", "Partner 1", "Partner 3"]));
    expect(moves).toEqual([{ id: idOf(2), direction: "up" }]);
    const button = await moveButton(2, "up");
    expect(document.activeElement).toBe(button);
    expect(isOff(button)).toBe(true);
    within(screen.getByRole("row", { name: /Partner 2/ })).getByText("1");
  });

  test("after another adds up, however quick", async () => {
    const { moves } = servePartners(partners(4));
    const user = renderApp("/dashboard/partners");
    (await moveButton(1, "down")).focus();
    await user.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 2", "Partner 3", "Partner 1", "Partner 4"]));
    expect(moves).toHaveLength(2);
  });

  test("over the end of a page is followed there", async () => {
    servePartners(partners(12));
    const user = renderApp("/dashboard/partners");
    (await moveButton(10, "down")).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 10", "Partner 12"]));
    await waitFor(async () => expect(document.activeElement).toBe(await moveButton(10, "down")));
  });
});

describe("the ends", () => {
  test("are known in custom order, and pressing there does nothing", async () => {
    const { moves } = servePartners(partners(12));
    const user = renderApp("/dashboard/partners");
    const first = await moveButton(1, "up");
    expect(isOff(first)).toBe(true);
    await user.click(first);
    expect(isOff(await moveButton(1, "down"))).toBe(false);
    expect(isOff(await moveButton(10, "down"))).toBe(false);
    await user.click(screen.getByRole("button", { name: "Go to page 2" }));
    expect(isOff(await moveButton(12, "down"))).toBe(true);
    expect(moves).toEqual([]);
  });

  test.each([
    ["in another sort order", "?sort=name&order=ASC"],
    ["under a filter", `?filter=${encodeURIComponent('{"isActive":"true"}')}`],
  ])("are left to the server %s", async (_, query) => {
    servePartners([partner(1)]);
    renderApp(`/dashboard/partners${query}`);
    expect(isOff(await moveButton(1, "up"))).toBe(false);
    expect(isOff(await moveButton(1, "down"))).toBe(false);
  });
});

test.each([
  ["a refusal is told in the server's words", 400, "Partner is already first", "Partner is already first"],
  ["any other failure in the dashboard's", 500, "Something broke", "Failed to update partner order"],
])("%s", async (_, status, message, sentence) => {
  servePartners(partners(2));
  server.use(http.put("/api/partners/order", () => HttpResponse.json({ message }, { status })));
  const user = renderApp("/dashboard/partners");
  await user.click(await moveButton(2, "up"));
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(namesInOrder()).toEqual(["Partner 1", "Partner 2"]);
});
