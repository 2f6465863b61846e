import type { Subscriber } from "@etalase/contracts/newsletter.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { idOf } from "../test/articles.ts";
import { chooseTool } from "../test/chooseTool.ts";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const subscriber = (number: number): Subscriber => ({
  _id: idOf(number),
  id: idOf(number),
  email: `reader${number}@example.com`,
  consentVersion: "2026-11",
  consentText: "Saya setuju",
  consentAt: "2026-11-20T02:00:00.000Z",
  consentAddress: "",
  ...(number === 1
    ? { confirmedAt: null, state: "waiting" }
    : { confirmedAt: "2026-11-21T02:00:00.000Z", state: "confirmed" }),
});

const csv = '"email"\r\n"reader1@example.com"';

function serve(subscribers: readonly Subscriber[], { isSetUp = true, total = subscribers.length } = {}) {
  const requests: Request[] = [];
  server.use(
    http.get("/api/mail", () => HttpResponse.json({ mails: [], total: 0, page: 1, totalPages: 0, isSetUp })),
    http.get("/api/newsletter", ({ request }) => {
      requests.push(request);
      if (new URL(request.url).searchParams.get("format") === "csv")
        return new HttpResponse(csv, { headers: { "Content-Type": "text/csv; charset=utf-8" } });
      return HttpResponse.json({ subscribers, total, page: 1, totalPages: 1 });
    }),
  );
  return requests;
}

const queryOf = (request: Request | undefined) => new URL(request?.url ?? "").searchParams;
const open = () => renderApp("/dashboard/subscribers", superadmin);
const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));

describe("the list", () => {
  test("shows address, consent and time, and searches", async () => {
    const requests = serve([subscriber(1), subscriber(2)], { total: 12 });
    const user = open();
    const cells = await row("reader1@example.com");
    cells.getByText("2026-11");
    cells.getByText(/20 Nov 2026/);
    cells.getByText("Waiting");
    (await row("reader2@example.com")).getByText(/21 Nov 2026/);
    screen.getByText("12 subscribers");
    expect(String(queryOf(requests[0]))).toBe("page=1&limit=10");
    await user.type(screen.getByRole("searchbox", { name: "Search e-mail" }), "ana");
    await waitFor(() => expect(queryOf(requests.at(-1)).get("search")).toBe("ana"));
  });

  test("says why addresses wait while mail is off, and shows those that do", async () => {
    const requests = serve([subscriber(1)], { isSetUp: false, total: 12 });
    const user = open();
    expect((await screen.findByRole("alert")).textContent).toContain("Addresses wait for their confirmation mail");
    expect(screen.getByRole("link", { name: "Set up mail" }).getAttribute("href")).toMatch(/mail$/);
    await user.click(await screen.findByRole("combobox", { name: "Status: All subscribers" }));
    await user.click(await screen.findByRole("option", { name: "Waiting" }));
    await waitFor(() => expect(queryOf(requests.at(-1)).get("state")).toBe("waiting"));
  });

  test("promises no box while mail is off", async () => {
    serve([], { isSetUp: false });
    open();
    await screen.findByRole("heading", { name: "The newsletter is off" });
    screen.getByRole("link", { name: "Set up mail" });
    expect(screen.queryByRole("link", { name: "Open the blog" })).toBeNull();
  });

  test("says how to begin when nobody has subscribed", async () => {
    serve([]);
    open();
    await screen.findByRole("heading", { name: "No subscribers yet" });
    expect(screen.getByRole("link", { name: "Open the blog" }).getAttribute("href")).toBe("/berita");
  });
});

describe("deleting", () => {
  const ask = async () => {
    const user = open();
    await user.click((await row("reader1")).getByRole("button", { name: "Delete reader1@example.com" }));
    await user.click(await screen.findByRole("button", { name: "Delete subscriber" }));
  };

  test("takes the row away once it is confirmed and done", async () => {
    serve([subscriber(1)]);
    server.use(
      http.delete(`/api/newsletter/${idOf(1)}`, () => {
        serve([]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await ask();
    await screen.findByText("Subscriber deleted");
    await screen.findByRole("heading", { name: "No subscribers yet" });
  });

  test("keeps the row and says so when it failed", async () => {
    serve([subscriber(1)]);
    server.use(http.delete("/api/newsletter/:id", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    await ask();
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to delete subscriber");
    await row("reader1");
  });
});

describe("the export", () => {
  afterEach(() => vi.restoreAllMocks());

  test("saves the server's file, asked for with the token", async () => {
    const requests = serve([subscriber(1)]);
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return "blob:saved";
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const user = open();
    await row("reader1");
    await chooseTool(user, "Export as CSV");
    await waitFor(() => expect(names[0]).toMatch(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.csv$/));
    expect(requests.at(-1)?.headers.get("authorization")).toBe("Bearer secret");
    await expect(blobs[0]?.text()).resolves.toBe(csv);
    expect(blobs[0]?.type).toMatch(/^text\/csv/);
  });

  test("says so when it failed", async () => {
    serve([subscriber(1)]);
    const user = open();
    await row("reader1");
    server.use(http.get("/api/newsletter", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    await chooseTool(user, "Export as CSV");
    expect((await screen.findByRole("alert")).textContent).toBe("The subscribers could not be exported");
  });
});
