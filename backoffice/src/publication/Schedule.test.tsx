import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { article, idOf } from "../test/articles.ts";
import { formFields } from "../test/formFields.ts";
import { serveNews } from "../test/newsApi.ts";
import { project, servePortfolio } from "../test/projects.ts";
import { cleanup } from "../test/render.tsx";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const monday = "2026-05-04T02:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-01T02:00:00.000Z") });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const openForm = async (stored: Parameters<typeof article>[1] = {}) => {
  const sent: Readonly<Record<string, string>>[] = [];
  serveNews([article(1, stored)]);
  server.use(
    http.put("/api/news/:id", async ({ request }) => {
      sent.push(await formFields(request));
      return HttpResponse.json(article(1, { version: 4 }));
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await screen.findByRole("textbox", { name: /^Title/ });
  return { user, sent };
};

const saveButton = () => screen.getByRole("button", { name: "Update Article" });
/** Returns the effect of saving, as described on the button. */
const effect = () => document.getElementById(saveButton().getAttribute("aria-describedby") ?? "")?.textContent;
/** Makes all queries with that bound match: the screen is narrow, or wide. */
function onScreens(bound: "max-width" | "min-width") {
  const answer = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes(bound), media: query }) as MediaQueryList; // all that is read
  vi.spyOn(window, "matchMedia").mockImplementation(answer);
}

const publishAt = () => screen.findByLabelText("Publish at (WIB)");

describe("the schedule of a form", () => {
  test("is folded away until it is wanted, takes Jakarta's time and says what comes of it", async () => {
    const { user, sent } = await openForm({ status: "draft" });
    expect(screen.queryByLabelText("Publish at (WIB)")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Schedule" }));
    fireEvent.change(await publishAt(), { target: { value: "2026-05-04T09:00" } });
    await screen.findByText("Goes live Monday 4 May 2026, 09:00 WIB, in 3 days");
    expect(effect()).toBe("goes live 4 May, 09:00");
    await user.click(saveButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]?.status, sent[0]?.publishAt, sent[0]?.unpublishAt]).toEqual(["published", monday, ""]);
  });

  test("is made by one press, and no longer stands once its time is cleared", async () => {
    const { user } = await openForm({ status: "draft" });
    await user.click(screen.getByRole("button", { name: "Schedule" }));
    const quick = await screen.findByRole("button", { name: "Tomorrow, 09:00" });
    expect(document.activeElement).toBe(quick);
    await user.click(quick);
    await screen.findByText("Goes live Saturday 2 May 2026, 09:00 WIB, tomorrow");
    await user.click(screen.getByRole("button", { name: "Monday, 09:00" }));
    await screen.findByText("Goes live Monday 4 May 2026, 09:00 WIB, in 3 days");
    expect(screen.getByRole("button", { name: "Scheduled" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Clear publish at" }));
    expect(screen.getByRole("button", { name: "Draft" }).getAttribute("aria-pressed")).toBe("true");
    expect(effect()).toBe("stays a draft");
  });

  test("is led to from the head where it is below the text, which names the status", async () => {
    onScreens("max-width");
    const { user } = await openForm({ status: "draft" });
    await user.click(screen.getByRole("button", { name: "Status: Draft" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Draft" }));
    await user.click(screen.getByRole("button", { name: "Schedule" }));
    fireEvent.change(await publishAt(), { target: { value: "2026-05-04T09:00" } });
    await user.click(await screen.findByRole("button", { name: "Status: Scheduled" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Scheduled" }));
  });

  test("calls a record with a time scheduled, and warns of a draft that has one", async () => {
    const { user, sent } = await openForm({ status: "draft", publishAt: monday });
    await screen.findByText("This is a draft: it will not be published on Monday 4 May 2026, 09:00 WIB.");
    expect(effect()).toBe("stays a draft");
    expect(screen.queryByText(/^Goes live/)).toBeNull();
    expect(screen.getByRole("button", { name: "Draft" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Schedule again" }));
    await waitFor(() => expect(screen.queryByText(/it will not be published/)).toBeNull());
    const scheduled = screen.getByRole("button", { name: "Scheduled" });
    expect(scheduled.getAttribute("aria-pressed")).toBe("true");
    expect(document.activeElement).toBe(scheduled);
    screen.getByText("Goes live Monday 4 May 2026, 09:00 WIB, in 3 days");
    expect(effect()).toBe("goes live 4 May, 09:00");
    await user.click(saveButton());
    await waitFor(() => expect(sent[0]?.status).toBe("published"));
  });

  test.each([
    ["published", "News article updated: scheduled for 4 May, 09:00"],
    ["draft", "News article updated as a draft, which will not be published at its time"],
  ] as const)("is told once more when a %s record is saved", async (status, message) => {
    const { user } = await openForm({ status, publishAt: monday, title: "Before" });
    server.use(
      http.put("/api/news/:id", () => HttpResponse.json(article(1, { status, publishAt: monday, version: 4 }))),
    );
    await user.type(screen.getByRole("textbox", { name: /^Title/ }), " and after");
    await user.click(saveButton());
    await screen.findByText(message);
  });

  test("does not take the focus where a form opens with times", async () => {
    await openForm({ publishAt: monday });
    expect(document.activeElement).not.toBe(await publishAt());
  });

  test("stands open where there are times, which can be cleared", async () => {
    const { user, sent } = await openForm({ publishAt: monday, unpublishAt: "2026-05-10T02:00:00.000Z" });
    expect(((await publishAt()) as HTMLInputElement).value).toBe("2026-05-04T09:00");
    screen.getByText("Ends Sunday 10 May 2026, 09:00 WIB, in 9 days");
    await user.click(screen.getByRole("button", { name: "Clear publish at" }));
    expect(document.activeElement).toBe(await publishAt());
    await user.click(saveButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.publishAt).toBe("");
    expect(sent[0]?.unpublishAt).toBe("2026-05-10T02:00:00.000Z");
  });

  test("stays where it is while its only time is typed anew", async () => {
    const { user } = await openForm({ status: "published", publishAt: monday });
    await user.click(await publishAt());
    screen.getByText(/^Goes live Monday/);
    // Browsers report an empty value when one part of a time is cleared.
    fireEvent.change(await publishAt(), { target: { value: "" } });
    await waitFor(() => expect(screen.queryByText(/^Goes live Monday/)).toBeNull());
    expect(document.activeElement).toBe(await publishAt());
  });

  test("is not saved when it ends before it begins", async () => {
    const { user, sent } = await openForm({ publishAt: monday });
    fireEvent.change(screen.getByLabelText("Unpublish at (WIB)"), { target: { value: "2026-05-04T09:00" } });
    await user.click(saveButton());
    await screen.findByText("Unpublish time must be after publish time");
    expect(sent).toEqual([]);
  });
});

test("the side panel can be closed on wide screens, which the next form knows", async () => {
  onScreens("min-width");
  const { user } = await openForm({ status: "draft" });
  await user.click(screen.getByRole("button", { name: "Hide the side panel. Status: Draft" }));
  cleanup();
  await openForm({ status: "draft" });
  await user.click(screen.getByRole("button", { name: "Show the side panel. Status: Draft" }));
  screen.getByRole("button", { name: /^Hide the side panel/ });
});

describe("lists show where each record stands", () => {
  const states = [
    { status: "draft" },
    { publishAt: monday },
    { unpublishAt: monday },
    { unpublishAt: "2026-04-30T02:00:00.000Z" },
  ] as const;

  test("of the news, by state and time", async () => {
    const { lists } = serveNews(states.map((state, index) => article(index + 1, state)));
    const user = renderApp("/dashboard/news");
    const stateOf = async (number: number) => {
      const title = await screen.findByRole("link", { name: `Article number ${number}` });
      const row = title.closest("tr");
      if (!row) throw new Error("The article stands in no row");
      return within(row).getByText(/^(Draft|Scheduled|Published|Ended)$/).textContent;
    };
    expect([await stateOf(1), await stateOf(2), await stateOf(3), await stateOf(4)]).toEqual([
      "Draft",
      "Scheduled",
      "Published",
      "Ended",
    ]);
    screen.getByText("4 May, 09:00");
    screen.getByText("until 4 May, 09:00");
    await user.click(screen.getByRole("button", { name: "Scheduled" }));
    await waitFor(() => expect(lists.at(-1)?.get("state")).toBe("scheduled"));
  });

  test("of the portfolio, but for what is simply published", async () => {
    servePortfolio([project(1), project(2, { publishAt: monday })]);
    renderApp("/dashboard/portfolio");
    await screen.findByText("Scheduled");
    expect(screen.queryByText("Published")).toBeNull();
  });

  test("publishing many leaves their times alone, and says so", async () => {
    serveNews([article(1, { status: "draft" }), article(2, { status: "draft", publishAt: monday })]);
    server.use(http.put("/api/news/bulk-update", () => HttpResponse.json({ updated: 2 })));
    const user = renderApp("/dashboard/news");
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Publish" }));
    await screen.findByText("2 articles published, 1 of them as scheduled");
  });
});
