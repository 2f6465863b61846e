import type { NewsArticle } from "@etalase/contracts/news.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { article } from "../../test/articles.ts";
import { serveNews } from "../../test/newsApi.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { columnOf, daysOf, shiftMonth } from "./month.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-02T02:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const planned = (number: number, given: Partial<NewsArticle> = {}) =>
  article(number, { title: "Harga baru", publishAt: "2026-05-04T02:00:00.000Z", ...given });
const live = article(2, { title: "Promo lebaran", date: "2026-05-09T17:30:00.000Z" });

const open = (query = "") => renderApp(`/dashboard/news?view=calendar${query}`);
const entry = (name: RegExp) => screen.findByRole("link", { name });
const months = (lists: readonly URLSearchParams[]) => lists.flatMap((query) => query.get("month") ?? []);

describe("the calendar", () => {
  test("is a view of the list, to which its former address leads", async () => {
    serveNews([planned(1)]);
    const user = renderApp("/dashboard/calendar?month=2026-06");
    await screen.findByRole("heading", { name: "June 2026" });
    expect(location.pathname).toBe("/dashboard/news");
    await user.click(screen.getByRole("button", { name: "List" }));
    await screen.findByRole("table", { name: "" });
    await screen.findByRole("columnheader", { name: "Actions" });
    await user.click(screen.getByRole("button", { name: "Calendar" }));
    await screen.findByRole("heading", { name: "May 2026" });
  });

  test("shows a month in weeks, each article on its day in Jakarta", async () => {
    const { lists } = serveNews([live, planned(1), planned(3, { title: "Konsep", status: "draft" })]);
    open();
    const monday = (await entry(/^09:00\s+Harga baru\s*: Scheduled$/)).closest("li");
    expect(monday && within(monday).getByText("Monday 4 May 2026")).toBeTruthy();
    expect(monday && within(monday).getByRole("link", { name: /Konsep\s*: Draft$/ })).toBeTruthy();
    const sunday = (await entry(/^00:30\s+Promo lebaran\s*: Published$/)).closest("li");
    expect(sunday && within(sunday).getByText("Sunday 10 May 2026")).toBeTruthy();
    expect(months(lists)).toEqual(["2026-05"]);
  });

  test("shows an article that is planned anew only in the month of its plan", async () => {
    serveNews([planned(1, { date: "2026-05-03T02:00:00.000Z", publishAt: "2026-06-03T02:00:00.000Z" }), live]);
    open();
    await entry(/Promo lebaran/);
    expect(screen.queryByRole("link", { name: /Harga baru/ })).toBeNull();
  });

  test("shows an entry's whole title when the keyboard reaches it", async () => {
    const title = "Harga baru untuk paket usaha, undangan dan situs sekolah, berlaku sampai akhir tahun";
    serveNews([planned(1, { title })]);
    const user = open();
    const link = await entry(/Harga baru/);
    link.focus();
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement).toBe(link);
    await waitFor(() => expect(screen.getByRole("tooltip").textContent).toBe(`${title}: Scheduled`));
  });

  test("leads to other months and back, by the address too, with the list's filters", async () => {
    const { lists } = serveNews([]);
    const user = open("&month=2026-12");
    await screen.findByRole("heading", { name: "December 2026" });
    await user.click(screen.getByRole("button", { name: "Next month" }));
    await screen.findByRole("heading", { name: "January 2027" });
    expect(location.search).toBe("?view=calendar&month=2027-01");
    await user.click(screen.getByRole("button", { name: "Scheduled" }));
    await waitFor(() => expect(lists.at(-1)?.get("state")).toBe("scheduled"));
    await user.click(screen.getByRole("button", { name: "Today" }));
    await screen.findByRole("heading", { name: "May 2026" });
    expect(location.search).toBe("?view=calendar");
    expect(months(lists)).toEqual(["2026-12", "2027-01", "2027-01", "2026-05"]);
    await user.click(screen.getByRole("button", { name: "List" }));
    await waitFor(() => expect(location.search).toContain("scheduled"));
  });

  test("says that it could not be loaded, and tries again", async () => {
    serveNews([planned(1)]);
    const away = () => HttpResponse.json({ message: "no" }, { status: 500 });
    server.use(http.get("/api/news", away));
    const user = open();
    await screen.findByText("The calendar could not be loaded.");
    serveNews([planned(1)]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await entry(/Harga baru/);
  });

  test("leads to an article's form, and from there back to its month", async () => {
    serveNews([planned(1, { publishAt: "2026-06-04T02:00:00.000Z" })]);
    const user = open("&month=2026-06");
    await user.click(await entry(/Harga baru/));
    await user.click(await screen.findByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { name: "June 2026" });
  });
});

test("a month has all its days, in columns from Monday on", () => {
  for (let month = "2024-01"; month < "2028-01"; month = shiftMonth(month, 1)) {
    const days = daysOf(month);
    expect(days.map((day) => Number(day.slice(8)))).toEqual(days.map((_, index) => index + 1));
    expect(new Date(`${days.at(-1)}T12:00:00Z`).getTime() + 86_400_000).toBe(
      Date.parse(`${shiftMonth(month, 1)}-01T12:00:00Z`),
    );
    for (const day of days) expect(columnOf(day) % 7).toBe(new Date(`${day}T12:00:00Z`).getUTCDay());
  }
});
