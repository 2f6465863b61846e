import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
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

describe("many steps at once", () => {
  const handle = (number: number) => screen.findByLabelText(`Reorder Partner ${number}`);

  test("lead to the top, over pages, and the focus goes along", async () => {
    const { moves } = servePartners(partners(12));
    const user = renderApp("/dashboard/partners");
    await user.click(await screen.findByRole("button", { name: "Go to page 2" }));
    (await handle(12)).focus();
    await user.keyboard("{Home}");
    await screen.findByText("Partner 12 is now in place 1");
    await waitFor(() => expect(namesInOrder()).toHaveLength(10));
    await waitFor(() => expect(namesInOrder()[0]).toBe("Partner 12"));
    expect(moves).toEqual([{ id: idOf(12), order: 0 }]);
    const grip = await handle(12);
    await waitFor(() => expect(document.activeElement).toBe(grip));
  });

  test("are the keys of a row's handle", async () => {
    const { moves } = servePartners(partners(3));
    const user = renderApp("/dashboard/partners");
    (await handle(3)).focus();
    await user.keyboard("{Home}");
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 3", "Partner 1", "Partner 2"]));
    expect(document.activeElement).toBe(await handle(3));
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 1", "Partner 3", "Partner 2"]));
    expect(moves).toEqual([
      { id: idOf(3), order: 0 },
      { id: idOf(3), direction: "down" },
    ]);
  });

  test("are in the handle's menu, for rows without room for more buttons", async () => {
    const { moves } = servePartners(partners(3));
    const user = renderApp("/dashboard/partners");
    (await handle(3)).focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: "Move to the top" }));
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 3", "Partner 1", "Partner 2"]));
    await waitFor(async () => expect(document.activeElement).toBe(await handle(3)));
    await user.keyboard("{Enter}");
    const top = await screen.findByRole("menuitem", { name: "Move to the top" });
    expect(top.getAttribute("aria-disabled")).toBe("true");
    await user.click(screen.getByRole("menuitem", { name: "Move to the end" }));
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 1", "Partner 2", "Partner 3"]));
    expect(moves.map(({ id }) => id)).toEqual([idOf(3), idOf(3)]);
  });

  test("open no menu by a drag", async () => {
    servePartners(partners(3));
    renderApp("/dashboard/partners");
    await drag(3, 110, (grip) => {
      fireEvent.pointerUp(grip);
      fireEvent.click(grip, { detail: 1, clientY: 110 });
    });
    await screen.findByText("Partner 3 is now in place 1");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  test("are for rows in the custom order: there is no handle in another", async () => {
    servePartners(partners(3));
    renderApp("/dashboard/partners?sort=name&order=ASC");
    await moveButton(2, "up");
    expect(screen.queryByRole("button", { name: /^Reorder/ })).toBeNull();
  });

  /** Gives rows a height of 100 px each, like a browser's layout. */
  function layOut() {
    for (const [index, row] of screen.getAllByRole("row").entries())
      row.getBoundingClientRect = () => new DOMRect(0, index * 100, 800, 100);
  }

  async function drag(number: number, toY: number, end: (handle: HTMLElement) => void) {
    const grip = await handle(number);
    layOut();
    fireEvent.pointerDown(grip, { button: 0, isPrimary: true, clientY: number * 100 + 50 });
    fireEvent.pointerMove(grip, { clientY: toY });
    end(grip);
  }

  test("are one drag and one call", async () => {
    const { moves } = servePartners(partners(4));
    renderApp("/dashboard/partners");
    await drag(4, 110, fireEvent.pointerUp);
    expect(namesInOrder()).toEqual(["Partner 4", "Partner 1", "Partner 2", "Partner 3"]);
    await screen.findByText("Partner 4 is now in place 1");
    expect(moves).toEqual([{ id: idOf(4), order: 0 }]);
  });

  test("are taken back where the server refuses them, and with Escape before", async () => {
    servePartners(partners(3));
    renderApp("/dashboard/partners");
    await drag(3, 110, () => fireEvent.keyDown(document.body, { key: "Escape" }));
    fireEvent.pointerUp(await handle(3));
    expect(namesInOrder()).toEqual(["Partner 1", "Partner 2", "Partner 3"]);
    server.use(http.put("/api/partners/order", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    await drag(3, 110, fireEvent.pointerUp);
    expect(namesInOrder()[0]).toBe("Partner 3");
    await screen.findByText("Failed to update partner order");
    await waitFor(() => expect(namesInOrder()).toEqual(["Partner 1", "Partner 2", "Partner 3"]));
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
