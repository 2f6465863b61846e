import { type FirstStep, type FirstSteps, firstStepNames } from "@etalase/contracts/first-steps.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { serveNews } from "../test/newsApi.ts";
import { renderApp, staff } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { serveStats } from "../test/statsApi.ts";

const path = "/api/dashboard/first-steps";

const listOf = (done: readonly FirstStep[], isHidden = false): FirstSteps => ({
  isHidden,
  steps: firstStepNames.map((name) => ({ name, isDone: done.includes(name) })),
});

/** Opens the overview of a site whose list is this one, and records the marks that are sent. */
function open(list: FirstSteps, role: "admin" | "superadmin" = "superadmin") {
  const sent: unknown[] = [];
  const asked = vi.fn(() => HttpResponse.json(list));
  serveNews([]);
  serveStats();
  server.use(
    http.get(path, asked),
    http.put(path, async ({ request }) => {
      const marks = (await request.json()) as { isHidden?: boolean; pricesSeen?: boolean }; // the card's own call
      sent.push(marks);
      const done = list.steps.filter(({ isDone }) => isDone).map(({ name }) => name);
      return HttpResponse.json(listOf(marks.pricesSeen ? [...done, "prices"] : done, marks.isHidden));
    }),
  );
  return { sent, asked, user: renderApp("/dashboard", { ...staff, role }) };
}

const find = async () => within(await screen.findByRole("region", { name: "First day" }));
const query = () => screen.queryByRole("region", { name: "First day" });
const shown = () => screen.findByText("4,310 this month");

test("the first steps lead to their screens, and those that are done are marked", async () => {
  open(listOf(["phone", "mail"]));
  const card = await find();
  card.getByText("2 of 9 done");
  const steps = card.getAllByRole("listitem").map((step) => {
    const link = within(step).getByRole("link");
    return [link.textContent, link.getAttribute("href"), within(step).queryByText("(done)") !== null];
  });
  expect(steps).toEqual([
    ["Give the site its name and logo", "/dashboard/settings#siteName", false],
    ["Enter the WhatsApp number for orders", "/dashboard/settings#contactPhone", true],
    ["Check package prices", "/dashboard/packages", false],
    ["Replace the sample windows at the top", "/dashboard/showcases", false],
    ["Write your first article", "/dashboard/news/create", false],
    ["Turn on alerts", "/dashboard/account#alerts", false],
    ["Invite a colleague", "/dashboard/users", false],
    ["Set up mail", "/dashboard/mail", true],
    ["Make a backup", "/dashboard/backups", false],
  ]);
});

test("prices that are right as they are are ticked by hand, and the focus moves to the next step", async () => {
  const { sent, user } = open(listOf([]));
  const card = await find();
  await user.click(card.getByRole("button", { name: "Done" }));
  await card.findByText("1 of 9 done");
  expect(sent).toEqual([{ pricesSeen: true }]);
  expect(card.queryByRole("button", { name: "Done" })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(card.getByRole("link", { name: "Replace the sample windows at the top" })),
  );
});

test("the list goes when a superadmin hides it", async () => {
  const { sent, user } = open(listOf(["mail"]));
  await user.click((await find()).getByRole("button", { name: "Hide this list" }));
  await waitFor(() => expect(query()).toBeNull());
  expect(sent).toEqual([{ isHidden: true }]);
  await user.click(await screen.findByRole("button", { name: "Show again" }));
  await find();
  expect(sent.at(-1)).toEqual({ isHidden: false });
});

test("the list goes with its last step", async () => {
  const { user } = open(listOf(firstStepNames.filter((name) => name !== "prices")));
  const card = await find();
  card.getByText("8 of 9 done");
  await user.click(card.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(query()).toBeNull());
});

test("admins are not asked to do a superadmin's steps", async () => {
  const { asked } = open(listOf([]), "admin");
  await shown();
  expect(asked).not.toHaveBeenCalled();
  expect(query()).toBeNull();
});
