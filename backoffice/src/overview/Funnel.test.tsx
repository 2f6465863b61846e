import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { serveNews } from "../test/newsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { funnel, serveFunnel, serveStats } from "../test/statsApi.ts";
import { durationOf, factsOf, rateOf } from "./funnel.ts";

function open() {
  serveNews([]);
  serveStats();
  return renderApp("/dashboard");
}

const section = async () => within(await screen.findByRole("region", { name: "From visit to order" }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("the way from a visit to an order stands in tables, with its rates", async () => {
  serveFunnel();
  open();
  const part = await section();
  await screen.findByText("60 leads from 4,310 visitors, 6 won; median answer time 1.5 h.");
  await part.findByRole("table", { name: "By package" });
  const table = (name: string) => rowsOf(part.getByRole("table", { name }));
  expect(table("Visitor actions")).toEqual([
    ["Step", "Number", "Of visitors"],
    ["Visited", "4,310", "100%"],
    ["Saw the packages", "862", "20%"],
    ["Clicked to order", "40", "0.9%"],
    ["Clicked for advice", "12", "0.3%"],
    ["Wrote a message", "8", "0.2%"],
  ]);
  expect(table("Lead outcomes").slice(1)).toEqual([
    ["Received", "60", "100%"],
    ["Answered", "45", "75%"],
    ["Won", "6", "10%"],
  ]);
  expect(table("By package")[1]).toEqual(["Paket UMKM", "30", "4", "5", "Rp\u00a04.500.000"]);
  expect(table("By source").slice(1)).toEqual([
    ["Direct", "3,000", "40", "1.3%", "2", "Rp\u00a01.500.000"],
    ["Instagram", "200", "20", "10%", "4", "Rp\u00a03.000.000"],
    ["promo-agustus", "120", "14", "11.7%", "3", "Rp\u00a02.500.000"],
  ]);
  expect(table("By article")[1]).toEqual(["Berapa biaya situs", "310", "9", "2.9%", "2", "Rp\u00a01.798.000"]);
});

test("the last week is a text to send on, once it is asked for", async () => {
  serveFunnel();
  server.use(http.get("/api/dashboard/week", () => HttpResponse.json({ text: "*Etalase*\nVisitors: 3" })));
  const user = open();
  const part = await section();
  await user.click(await part.findByText("Last week as a message"));
  const link = await part.findByRole("link", { name: "WhatsApp" });
  expect(link.getAttribute("href")).toBe("https://wa.me/?text=*Etalase*%0AVisitors%3A%203");
  part.getByText(/Visitors: 3/);
  await user.click(part.getByRole("button", { name: "Copy text" }));
  await screen.findByText("The text is copied");
  expect(await navigator.clipboard.readText()).toBe("*Etalase*\nVisitors: 3");
});

test("one selector chooses the period of the visitors and of the way to the order", async () => {
  const { queries } = serveFunnel();
  const user = open();
  const part = await section();
  await part.findByText("Last 6 months, including leads deleted since");
  expect(part.queryByRole("button", { name: "30 days" })).toBeNull();
  const trends = within(screen.getByRole("group", { name: "Period of visitors and orders" }));
  await user.click(trends.getByRole("button", { name: "30 days" }));
  await waitFor(() => expect(queries).toEqual(["period=6m", "period=30d"]));
  part.getByText("Last 30 days, including leads deleted since");
});

test("where nothing was counted, it says so", async () => {
  open();
  const part = await section();
  await part.findByText("No visits or leads in this period. They appear here as they arrive.");
  expect(part.queryByRole("table")).toBeNull();
});

test("what has no rows of its own says what is missing", async () => {
  serveFunnel({ ...funnel, packages: [], sources: [], campaigns: [], articles: [] });
  open();
  const part = await section();
  await part.findByText("No lead in this period names a package.");
  part.getByText("No sources in this period.");
  part.getByText("No campaigns yet. Add utm_campaign to your links to track them.");
  part.getByText("No article was read in this period.");
});

test("many sources are shown when asked for", async () => {
  const sources = Array.from({ length: 9 }, (_, index) => ({
    name: `s${index}`,
    visitors: 9,
    leads: 0,
    won: 0,
    value: 0,
  }));
  serveFunnel({ ...funnel, sources, campaigns: [] });
  const user = open();
  const part = await section();
  expect(rowsOf(await part.findByRole("table", { name: "By source" }))).toHaveLength(7);
  await user.click(part.getByRole("button", { name: "Show all 9" }));
  expect(rowsOf(part.getByRole("table", { name: "By source" }))).toHaveLength(10);
});

test("a failure is told, and tried again", async () => {
  server.use(http.get("/api/dashboard/funnel", () => HttpResponse.json({ message: "no" }, { status: 500 })));
  const user = open();
  const part = await section();
  await part.findByText("The order funnel could not be loaded.");
  serveFunnel();
  await user.click(part.getByRole("button", { name: /again/i }));
  await part.findByRole("table", { name: "By source" });
});

test("times and the sentence are as somebody would say them", () => {
  expect([0.5, 12.4, 90, 2160].map(durationOf)).toEqual(["less than a minute", "12 min", "1.5 h", "1.5 days"]);
  expect([rateOf(0, 9), rateOf(1, 9000), rateOf(1, 8), rateOf(0, 0)]).toEqual(["0%", "<0.1%", "12.5%", "–"]);
  const none = { visitors: 3, packageViews: 0, orders: 0, consultations: 0, contacts: 0, answered: 0, won: 0 };
  expect(factsOf(none, null)).toBe("Nobody has clicked an order button or written in this period.");
  expect(factsOf({ ...none, visitors: 1, orders: 1 }, null)).toBe("1 lead from 1 visitor, 0 won; none answered yet.");
});
