import type { CalendarEntry } from "@etalase/contracts/desk/calendar.schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idOf } from "../test/articles.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { shiftMonth, weeksOf } from "./days.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-01T02:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: idOf(1),
  resource: "news",
  title: "Harga baru",
  slug: "harga-baru",
  event: "publish",
  at: "2026-05-04T02:00:00.000Z",
  status: "published",
  publishAt: "2026-05-04T02:00:00.000Z",
  unpublishAt: null,
  version: 3,
  ...change,
});

function serve(entries: readonly CalendarEntry[]) {
  const asked: string[] = [];
  server.use(
    http.get("/api/calendar", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ entries, isWhole: true });
    }),
  );
  return asked;
}

const late = entry({ id: idOf(2), title: "Promo lebaran", event: "unpublish", at: "2026-05-09T17:30:00.000Z" });

describe("the calendar", () => {
  test("shows a month in weeks, each event on its day in Jakarta", async () => {
    const asked = serve([entry(), late]);
    renderApp("/dashboard/calendar");
    const monday = (await screen.findByRole("button", { name: /^09:00\s+Harga baru\s*: article, goes live$/ })).closest(
      "td",
    );
    expect(monday && within(monday).getByText("Monday 4 May")).toBeTruthy();
    const sunday = screen.getByRole("button", { name: /^00:30\s+Promo lebaran\s*: article, ends$/ }).closest("td");
    expect(sunday && within(sunday).getByText("Sunday 10 May")).toBeTruthy();
    expect(asked).toEqual(["?from=2026-04-27&to=2026-05-31"]);
    screen.getByText("2 events");
  });

  test("shows an entry's whole title when the keyboard reaches it", async () => {
    const title = "Harga baru untuk paket usaha, undangan dan situs sekolah, berlaku sampai akhir tahun";
    serve([entry({ title })]);
    const user = renderApp("/dashboard/calendar");
    const button = await screen.findByRole("button", { name: /Harga baru/ });
    screen.getByRole("button", { name: "List" }).focus();
    await user.tab();
    expect(document.activeElement).toBe(button);
    expect((await screen.findByRole("tooltip")).textContent).toBe(`${title}: article, goes live`);
  });

  test("leads to other months and back, by the address too", async () => {
    const asked = serve([]);
    const user = renderApp("/dashboard/calendar?month=2026-12");
    await screen.findByRole("heading", { name: "December 2026" });
    await user.click(screen.getByRole("button", { name: "Next month" }));
    await screen.findByRole("heading", { name: "January 2027" });
    expect(location.search).toBe("?month=2027-01");
    await user.click(screen.getByRole("button", { name: "Today" }));
    await screen.findByRole("heading", { name: "May 2026" });
    expect(location.search).toBe("");
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  test("as a list says when there is nothing", async () => {
    serve([]);
    const user = renderApp("/dashboard/calendar");
    await user.click(await screen.findByRole("button", { name: "List" }));
    await screen.findByRole("heading", { name: "Nothing in May 2026" });
  });

  test("says that it could not be loaded, and tries again", async () => {
    server.use(http.get("/api/calendar", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    const user = renderApp("/dashboard/calendar");
    await screen.findByText("The calendar could not be loaded.");
    serve([entry()]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: /Harga baru/ });
  });

  test("moves an article by its dialog, which says what comes of it first", async () => {
    serve([entry()]);
    const sent: unknown[] = [];
    server.use(
      http.put(`/api/news/${idOf(1)}`, async ({ request }) => {
        sent.push([request.headers.get("If-Match"), await request.json()]);
        return HttpResponse.json({ id: idOf(1) });
      }),
    );
    const user = renderApp("/dashboard/calendar");
    await user.click(await screen.findByRole("button", { name: /Harga baru/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Harga baru" }));
    fireEvent.change(dialog.getByLabelText("Publish at (WIB)"), { target: { value: "2026-05-05T10:30" } });
    dialog.getByText("Goes live Tuesday 5 May 2026, 10:30 WIB, in 4 days");
    fireEvent.change(dialog.getByLabelText("Unpublish at (WIB)"), { target: { value: "2026-05-05T10:30" } });
    dialog.getByText("Unpublish time must be after publish time");
    fireEvent.change(dialog.getByLabelText("Unpublish at (WIB)"), { target: { value: "" } });
    await user.click(dialog.getByRole("button", { name: "Save times" }));
    await screen.findByText("Schedule changed");
    expect(sent).toEqual([['"3"', { publishAt: "2026-05-05T03:30:00.000Z", unpublishAt: null }]]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("schedules a draft that has a time, by the dialog that warns of it", async () => {
    serve([entry({ status: "draft" })]);
    const sent: unknown[] = [];
    server.use(
      http.put(`/api/news/${idOf(1)}`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ id: idOf(1) });
      }),
    );
    const user = renderApp("/dashboard/calendar");
    await user.click(await screen.findByRole("button", { name: /Harga baru\s*: article, draft, will not go out/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Harga baru" }));
    dialog.getByText("This is a draft: it will not be published on Monday 4 May 2026, 09:00 WIB.");
    dialog.getByText("Draft");
    await user.click(dialog.getByRole("button", { name: "Schedule it" }));
    dialog.getByText("Scheduled");
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Save times" }));
    dialog.getByText("Goes live Monday 4 May 2026, 09:00 WIB, in 3 days");
    await user.click(dialog.getByRole("button", { name: "Save times" }));
    await waitFor(() =>
      expect(sent).toEqual([{ status: "published", publishAt: "2026-05-04T02:00:00.000Z", unpublishAt: null }]),
    );
  });

  test("moves nothing that somebody else has changed", async () => {
    const asked = serve([entry()]);
    server.use(http.put("/api/news/:id", () => HttpResponse.json({ message: "stale" }, { status: 412 })));
    const user = renderApp("/dashboard/calendar");
    await user.click(await screen.findByRole("button", { name: /Harga baru/ }));
    fireEvent.change(screen.getByLabelText("Publish at (WIB)"), { target: { value: "2026-05-05T10:30" } });
    await user.click(screen.getByRole("button", { name: "Save times" }));
    await screen.findByText("Somebody else has changed this. The calendar shows it as it is now.");
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

test("weeks begin on Monday and are whole, in every month", () => {
  for (let month = "2024-01"; month < "2028-01"; month = shiftMonth(month, 1)) {
    const weeks = weeksOf(month);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(new Date(`${weeks[0]?.[0]}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(weeks.flat()).toContain(`${month}-01`);
    expect(weeks.length).toBeLessThanOrEqual(6);
  }
});
