import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { article, idOf } from "../test/articles.ts";
import { giveCopy } from "../test/copiesApi.ts";
import { serveNews } from "../test/newsApi.ts";
import { partner } from "../test/partners.ts";
import { servePartners } from "../test/partnersApi.ts";
import { renderApp, staff } from "../test/renderApp.tsx";
import { comment, review, serveReviews } from "../test/reviews.ts";
import { server } from "../test/server.ts";
import { figures, serveStats } from "../test/statsApi.ts";

const failed = "Failed to load dashboard data. Please try again later.";
const refuse = (path: string) =>
  server.use(http.get(path, () => HttpResponse.json({ message: "no" }, { status: 500 })));

function openOverview() {
  const { lists } = serveNews([article(1)]);
  const { queries } = serveStats();
  return { lists, queries, user: renderApp("/dashboard") };
}

const periods = () => within(screen.getByRole("group", { name: "Period of visitors and orders" }));

/** Finds the card under a heading. */
const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  return within(heading.closest<HTMLElement>(".MuiCard-root") ?? document.body);
};

describe("the head", () => {
  test("welcomes by name, with one line of facts and the ways on", async () => {
    openOverview();
    await screen.findByRole("heading", { name: "Welcome, Ana" });
    await screen.findByText("Visitors are up 12.4% on the previous 6 months; 4,310 this month.");
    expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
    expect(screen.getByRole("link", { name: "New Article" }).getAttribute("href")).toBe("/dashboard/news/create");
  });
});

describe("the figures", () => {
  test("show count, change in sign and words, and what this month added", async () => {
    openOverview();
    const visitors = await card("Total Visitors");
    await visitors.findByText("24,580");
    expect(visitors.getByText(/^\+12.4%/).textContent?.trim()).toBe("+12.4% on the previous 6 months");
    visitors.getByText("4,310 this month");
    const partners = await card("Partners");
    expect(partners.getByText(/^-7.7%/).textContent?.trim()).toBe("-7.7% since the beginning of this month");
    partners.getByText("none new this month");
    (await card("News Articles")).getByText("2 new this month");
    (await card("Portfolio Items")).getByText("18");
  });
});

test("a figure that has no earlier one is not called unchanged", async () => {
  serveNews([]);
  serveStats({ ...figures, stats: { ...figures.stats, visitors: { ...figures.stats.visitors, percentChange: null } } });
  renderApp("/dashboard");
  await screen.findByText("4,310 visitors this month.");
  const visitors = await card("Total Visitors");
  visitors.getByText("No earlier count");
  expect(visitors.queryByText(/%/)).toBeNull();
});

test("a site with fewer than ten visitors has one card in place of all figures", async () => {
  serveNews([article(1, { status: "published", views: 0 })]);
  const few = { count: 9, percentChange: null, newThisMonth: 9, trend: [0, 9] };
  serveStats({ ...figures, stats: { ...figures.stats, visitors: few } });
  renderApp("/dashboard");
  await screen.findByText("Figures appear here once visitors come.");
  screen.getByText("9 visitors this month.");
  expect(screen.queryByRole("heading", { name: "Total Visitors" })).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("region", { name: "From visit to order" })).toBeNull();
  (await card("Most read articles")).getByText("No article has been read yet.");
});

describe("the charts", () => {
  test("have their figures in tables", async () => {
    openOverview();
    const visitors = within(await screen.findByRole("table", { name: "Visitors per week, last 6 months" }));
    visitors.getByRole("row", { name: "9 Nov 1,042" });
    visitors.getByRole("row", { name: "16 Nov, this week so far 1,187" });
    const content = within(screen.getByRole("table", { name: "Items that exist now" }));
    content.getByRole("row", { name: "Portfolio 18" });
  });

  test("follow the chosen periods", async () => {
    const { queries, user } = openOverview();
    await screen.findByText("24,580");
    expect(queries).toEqual(["period=6m&content=current"]);
    await user.click(periods().getByRole("button", { name: "1 year" }));
    await screen.findByRole("table", { name: "Visitors per four weeks, last 1 year" });
    await waitFor(() => expect(queries.at(-1)).toBe("period=1y&content=current"));
    await user.click(screen.getByRole("combobox", { name: /content overview/ }));
    await user.click(await screen.findByRole("option", { name: "Last quarter" }));
    await waitFor(() => expect(queries.at(-1)).toBe("period=1y&content=lastQuarter"));
  });

  test("keep the figures of before until those of another period have come", async () => {
    const { user } = openOverview();
    await screen.findByText("24,580");
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const later = { ...figures, stats: { ...figures.stats, visitors: { ...figures.stats.visitors, count: 980 } } };
    server.use(
      http.get("/api/dashboard/stats", async () => {
        await held;
        return HttpResponse.json(later);
      }),
    );
    await user.click(periods().getByRole("button", { name: "30 days" }));
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Visitor Trends" }).getAttribute("aria-busy")).toBe("true"),
    );
    screen.getByText("24,580");
    answer();
    await screen.findByText("980");
  });

  test("say so when nothing was counted", async () => {
    serveNews([]);
    serveStats({ ...figures, charts: { visitorData: [{ name: "16 Nov", visitors: 0 }], contentData: [] } });
    renderApp("/dashboard");
    await screen.findByText("No visits in this period.");
    screen.getByText("There was no content at that time.");
  });
});

describe("the articles", () => {
  test("are the five most read and the drafts, and nothing else is asked for", async () => {
    const { lists } = openOverview();
    const read = await card("Most read articles");
    await read.findByRole("link", { name: "Article number 1" });
    read.getByText(/1,234/);
    await (await card("Waiting as draft")).findByText("Edited 20 Nov 2026");
    expect(lists.map(String).toSorted()).toEqual([
      "page=1&limit=5&sort=newest&state=draft",
      "page=1&limit=5&sort=viewsDesc&state=published",
    ]);
  });
});

describe("a failure", () => {
  test("shows placeholder figures that are marked as such, and can be tried again", async () => {
    serveNews([article(1)]);
    refuse("/api/dashboard/stats");
    const user = renderApp("/dashboard");
    await screen.findByText(failed);
    for (const count of ["24,500", "24", "18", "12"]) {
      const figure = screen.getByText((_, element) => element?.textContent === `Placeholder: ${count}`);
      expect(figure.nextElementSibling?.textContent).toBe("Not a real figure");
    }
    expect(screen.queryByRole("table")).toBeNull();
    serveStats();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("24,580");
    expect(screen.queryByText(failed)).toBeNull();
    expect(screen.queryByText("Not a real figure")).toBeNull();
  });

  test("of the articles leaves the figures standing", async () => {
    serveStats();
    refuse("/api/news");
    const user = renderApp("/dashboard");
    await screen.findByText(failed);
    await screen.findByText("24,580");
    expect(await screen.findAllByText("The articles could not be loaded.")).toHaveLength(2);
    serveNews([article(1)]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findAllByRole("link", { name: "Article number 1" });
    expect(screen.queryByText(failed)).toBeNull();
  });
});

describe("the things that wait", () => {
  const serveWaiting = (counts: object) =>
    server.use(
      http.get("/api/dashboard/waiting", () =>
        HttpResponse.json({ leads: 0, followUps: 0, comments: 0, testimonials: 0, accounts: null, ...counts }),
      ),
    );
  const region = async () => within(await screen.findByRole("region", { name: "Waiting for you" }));

  test("are counted, each leading to its list", async () => {
    serveWaiting({ leads: 3, followUps: 1, comments: 2, testimonials: 1, accounts: 4 });
    openOverview();
    const links = (await region()).getAllByRole("link");
    const filter = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "", location.origin).searchParams;
    expect(links.map((link) => [link.textContent, filter(link).get("filter")])).toEqual([
      ["3 new leads", '{"status":"new"}'],
      ["1 follow-up due", '{"due":true}'],
      ["2 comments of clients", null],
      ["4 accounts to approve", '{"status":"waiting"}'],
      ["1 testimonial to publish", '{"status":"pending"}'],
    ]);
    await screen.findByRole("button", { name: "Open menu, new items are waiting", hidden: true });
  });

  test("that are comments on one item open it with its review links", async () => {
    serveWaiting({ comments: 2, commentsOn: { resource: "partners", id: idOf(1) } });
    servePartners([partner(1)]);
    const { user } = openOverview();
    await user.click(await screen.findByRole("link", { name: "2 comments of clients" }));
    await screen.findByRole("dialog", { name: "Review links" });
    expect(location.pathname).toBe(`/dashboard/partners/edit/${idOf(1)}`);
  });

  test("are counted before anything below them is shown, which would move otherwise", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get("/api/dashboard/waiting", async () => {
        await held;
        return HttpResponse.json({ leads: 2, followUps: 0, comments: 0, testimonials: 0, accounts: null });
      }),
    );
    openOverview();
    await screen.findByText(/4,310 this month/);
    screen.getByRole("status", { name: "Loading" });
    expect(screen.queryByRole("heading", { name: "Total Visitors" })).toBeNull();
    answer();
    (await region()).getByText("new leads");
    await screen.findByText("24,580");
  });

  test("are said to be none in one line", async () => {
    openOverview();
    (await region()).getByText("Nothing is waiting for you.");
    expect((await region()).queryByRole("link")).toBeNull();
    screen.getByRole("button", { name: "Open menu", hidden: true });
  });

  test("are said to be uncounted where they cannot be loaded", async () => {
    refuse("/api/dashboard/waiting");
    openOverview();
    await (await region()).findByText("The number of waiting items could not be loaded.");
  });
});

describe("demo content", () => {
  const serveDemo = (left: object) => {
    let cleared = 0;
    const hides: (string | null)[] = [];
    server.use(
      http.get("/api/dashboard/demo", () =>
        HttpResponse.json(cleared ? { records: {}, visitDays: 0, samples: [] } : left),
      ),
      http.delete("/api/dashboard/demo", ({ request }) => {
        cleared += 1;
        hides.push(new URL(request.url).searchParams.get("hides"));
        return HttpResponse.json({ deleted: 14 });
      }),
    );
    return () => hides;
  };
  const left = {
    records: { news: 14, portfolio: 1, partners: 0, testimonials: 6, leads: 15 },
    visitDays: 364,
    samples: ["Mega Digital", "PSAI"],
  };

  test("marks the figures that count it", async () => {
    serveDemo({ ...left, visitDays: 0 });
    openOverview();
    await screen.findByText(
      /^Figures marked “Demo” count demo content: 14 articles, 1 project, 6 testimonials and 15 leads\./,
    );
    screen.getByText(/A superadmin can clear it\./);
    (await card("News Articles")).getByText("Demo");
    const marked = () => screen.getAllByText("Demo").map((mark) => mark.closest(".MuiCard-root")?.querySelector("h2"));
    const names = ["News Articles", "Portfolio Items", "Content Overview", "From visit to order", "Most read articles"];
    await waitFor(() => expect(marked().map((heading) => heading?.textContent)).toEqual(names));
    for (const name of ["Total Visitors", "Partners"]) expect((await card(name)).queryByText("Demo")).toBeNull();
    expect(screen.queryByRole("button", { name: "Clear demo content" })).toBeNull();
  });

  test("is cleared by a superadmin who has read what goes", async () => {
    const cleared = serveDemo(left);
    serveNews([]);
    serveStats();
    const user = renderApp("/dashboard", { ...staff, role: "superadmin" });
    await user.click(await screen.findByRole("button", { name: "Clear demo content" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Clear the demo content?" }));
    dialog.getByText(
      /^14 articles, 1 project, 6 testimonials, 15 leads and 364 days of visits will be deleted for good/,
    );
    dialog.getByText(/^These stay: the sample windows Mega Digital and PSAI, and services/);
    const hiding = dialog.getByRole<HTMLInputElement>("checkbox", {
      name: "Hide the sample windows and empty sections too",
    });
    expect([hiding.checked, cleared()]).toEqual([true, []]);
    await user.click(dialog.getByRole("button", { name: "Clear demo content" }));
    await screen.findByText("The demo content is cleared");
    await waitFor(() => expect(screen.queryByText("Demo")).toBeNull());
    expect(cleared()).toEqual(["true"]);
  });
});

test("whoever comes from the sign-in page hears where they are", async () => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/login`);
  onTestFinished(() => void vi.restoreAllMocks());
  openOverview();
  const heading = await screen.findByRole("heading", { name: "Welcome, Ana" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("unfinished work is listed as a whole on demand", async () => {
  for (let number = 1; number <= 8; number += 1) giveCopy({ resource: "news", id: idOf(number) });
  const { user } = openOverview();
  const unfinished = await card("Unfinished");
  await user.click(await unfinished.findByRole("button", { name: "Show all 8", expanded: false }));
  const links = unfinished.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toHaveLength(8);
  expect(links).toContain(`/dashboard/news/edit/${idOf(8)}`);
  await user.click(unfinished.getByRole("button", { name: "Show fewer", expanded: true }));
  expect(unfinished.getAllByRole("link")).toHaveLength(6);
});

describe("what clients have said", () => {
  const at = (minute: number) => `2026-11-20T03:${minute}:00.000Z`;

  test("is told by name, the last first, with the way to the form, while the link is open", async () => {
    const comments = [comment("Sari", "Bagus", at(10)), comment("Rina", "Setuju", at(20))];
    serveReviews(
      review(1, { comments }),
      review(2, { approvedAt: at(30), comments: [comment("Sari", "", at(30), true)] }),
      review(3, {
        approvedAt: at(15),
        comments: [comment("Rina", "Judulnya?", at(11)), comment("Sari", "", at(15), true)],
      }),
      review(4, { comments, revokedAt: at(40) }),
      review(5, { comments, expiresAt: at(40) }),
      review(6),
    );
    openOverview();
    const clients = await card("From clients");
    const rows = clients.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Article number 2Sari approved, /);
    expect(rows[1]).toMatch(/^Article number 12 comments, the last by Rina, /);
    expect(rows[2]).toMatch(/^Article number 3Sari approved · 1 comment, /);
    expect(clients.getByRole("link", { name: "Article number 2" }).getAttribute("href")).toBe(
      `/dashboard/news/edit/${idOf(2)}`,
    );
  });

  test("has no card where nobody has said anything", async () => {
    serveReviews(review(1));
    openOverview();
    await card("Most read articles");
    expect(screen.queryByRole("heading", { name: "From clients" })).toBeNull();
  });

  test("is said to be missing where it cannot be loaded", async () => {
    refuse("/api/reviews");
    openOverview();
    await (await card("From clients")).findByText("Client comments could not be loaded.");
  });
});
