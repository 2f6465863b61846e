import type { AuditEntry } from "@etalase/contracts/audit.schema";
import { contentResources } from "@etalase/contracts/kinds";
import { plainResources } from "@etalase/contracts/plain-kinds";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test, vi } from "vitest";
import { resources } from "../kit/data/resources.ts";
import { indonesian } from "../kit/language/indonesian/indonesian.ts";
import { article, idOf } from "../test/articles.ts";
import { chooseTool } from "../test/chooseTool.ts";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { textOf } from "./sentences.ts";

const entry = (number: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: idOf(number),
  id: idOf(number),
  number,
  at: "2026-11-20T18:30:05.000Z",
  by: { id: idOf(900), username: "sari", name: "Sari" },
  action: "update",
  resource: "news",
  recordId: idOf(1),
  title: "Judul",
  address: "0123456789abcdef0123456789abcdef",
  outcome: "done",
  detail: { fields: ["status"], status: "published" },
  ...changes,
});

function serve(entries: readonly AuditEntry[]) {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get("/api/audit", ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return HttpResponse.json({ entries, total: entries.length, page: 1, totalPages: 1 });
    }),
    http.get("/api/audit/people", () =>
      HttpResponse.json([{ _id: idOf(900), id: idOf(900), name: "Sari", username: "sari" }]),
    ),
    http.get("/api/news", () => HttpResponse.json({ news: [article(1)], total: 1, page: 1, totalPages: 1 })),
  );
  return queries;
}

const open = () => renderApp("/dashboard/audit", superadmin);
const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));

describe("the list", () => {
  test("tells what happened, when in Jakarta, and leads to the record that still exists", async () => {
    serve([entry(2), entry(1, { recordId: idOf(7), title: "Sudah hilang", action: "delete", detail: {} })]);
    const user = open();
    const cells = await row(/Sari published/);
    const time = cells.getByText("21 Nov 2026, 01:30");
    expect([time.tagName, time.getAttribute("datetime"), time.title]).toEqual([
      "TIME",
      "2026-11-20T18:30:05.000Z",
      "2026-11-20 18:30:05 UTC",
    ]);
    await user.hover(within(screen.getByRole("columnheader", { name: "Device" })).getByText("Device"));
    await screen.findByText("The same code means the same internet address");
    const link = await cells.findByRole("link", { name: "“Judul”" });
    expect(link.getAttribute("href")).toBe(`/dashboard/news/edit/${idOf(1)}`);
    const gone = await row(/Sari deleted the article “Sudah hilang”/);
    expect(gone.queryByRole("link")).toBeNull();
  });

  test("leads to records of every kind as the site answers them, and to none that is gone", async () => {
    // A person is derived, so that the log has only their leads.
    const kinds = resources
      .filter(({ name, form, page }) => name !== "people" && (form ?? page))
      .map(({ name }) => name);
    expect(new Set(kinds)).toEqual(new Set(["leads", ...contentResources]));
    const [there, gone] = [idOf(1), idOf(7)];
    serve([
      ...kinds.map((resource, index) => entry(index + 10, { resource, recordId: there, title: `Ada ${resource}` })),
      ...kinds.map((resource, index) => entry(index + 50, { resource, recordId: gone, title: `Hilang ${resource}` })),
    ]);
    // Mirrors the API: without a page, these answer with the list for everybody.
    const asList = new Set<string>(["packages", ...plainResources]);
    for (const kind of kinds)
      server.use(
        http.get(`/api/${kind}`, ({ request }) => {
          const query = new URL(request.url).searchParams;
          const found = [there].filter((id) => query.get("ids")?.includes(id)).map((id) => ({ _id: id, id }));
          if (asList.has(kind) && !query.has("page")) return HttpResponse.json(found);
          const key = kind === "portfolio" ? "portfolioItems" : kind;
          return HttpResponse.json({ [key]: found, total: found.length, page: 1, totalPages: 1 });
        }),
      );
    open();
    for (const kind of kinds) {
      await screen.findByRole("link", { name: `“Ada ${kind}”` });
      expect(screen.queryByRole("link", { name: `“Hilang ${kind}”` })).toBeNull();
    }
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  });

  test("is narrowed by person, action, kind, outcome and period", async () => {
    const queries = serve([entry(1)]);
    const user = open();
    await row(/Sari published/);
    const choose = async (select: RegExp, option: string) => {
      await user.click(screen.getByRole("combobox", { name: select }));
      await user.click(await screen.findByRole("option", { name: option }));
      await waitFor(() => expect(screen.getByRole("combobox", { name: select }).textContent).toBe(option));
    };
    await choose(/^Person/, "Sari");
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await choose(/^Action/, "Edit");
    await choose(/^Kind of record/, "Article");
    await choose(/^Outcome/, "Done");
    await user.type(screen.getByLabelText("From (day in WIB)"), "2026-11-20");
    const asked = { who: idOf(900), action: "update", resource: "news", outcome: "done", from: "2026-11-20" };
    await waitFor(() => expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject(asked));
  });

  test("keeps a day as it is typed, whose year passes others first, and applies it when it is whole", async () => {
    const queries = serve([entry(1)]);
    const user = open();
    await row(/Sari published/);
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const field = screen.getByLabelText<HTMLInputElement>("From (day in WIB)");
    for (const typed of ["0002-11-22", "0020-11-22", "0202-11-22"]) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field.value).toBe(typed);
    }
    expect(queries.every((query) => !query.has("from"))).toBe(true);
    fireEvent.change(field, { target: { value: "2026-11-22" } });
    await waitFor(() => expect(queries.at(-1)?.get("from")).toBe("2026-11-22"));
    expect(field.value).toBe("2026-11-22");
    // A year left half typed is not applied, and the field shows the applied date again.
    field.focus();
    fireEvent.change(field, { target: { value: "0020-11-22" } });
    await user.tab();
    expect(field.value).toBe("2026-11-22");
  });

  test("gets rid of its filters, and the focus stays with them", async () => {
    const queries = serve([]);
    const user = open();
    await screen.findByRole("heading", { name: "No entries found" });
    const person = screen.getByRole("combobox", { name: /^Person/ });
    await user.click(screen.getByRole("button", { name: "Filters" }));
    for (const place of [0, -1]) {
      await user.type(screen.getByLabelText("From (day in WIB)"), "2026-11-20");
      await waitFor(() => expect(queries.at(-1)?.get("from")).toBe("2026-11-20"));
      // One button among the filters, for when rows match, and one below the message.
      const clear = (await screen.findAllByRole("button", { name: "Clear filters" })).at(place);
      await user.click(clear as HTMLElement);
      await waitFor(() => expect(queries.at(-1)?.has("from")).toBe(false));
      expect(document.activeElement).toBe(person);
    }
  });
});

test("an export is told to the log first, and nothing is saved when that fails", async () => {
  serve([entry(1)]);
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const told: unknown[] = [];
  server.use(http.post("/api/audit/exports", () => HttpResponse.json({ message: "no" }, { status: 503 })));
  const user = open();
  await row(/Sari published/);
  await chooseTool(user, "Export as CSV");
  await screen.findByText("The export failed. Nothing was saved.");
  expect(saved).not.toHaveBeenCalled();
  server.use(
    http.post("/api/audit/exports", async ({ request }) => {
      told.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await chooseTool(user, "Export as CSV");
  await screen.findByText("1 row exported");
  expect(told).toEqual([{ resource: "audit", rows: 1 }]);
  expect(saved).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("the file has its heads and words in the language of the screens", async () => {
  vi.resetModules();
  (await import("../kit/language/t.ts")).setDictionary(indonesian);
  const { rows } = await import("./columns.tsx");
  const file = rows.columns.flatMap(({ name, of }) => (of ? [[name, of(entry(1, { outcome: "refused" }))]] : []));
  expect(Object.fromEntries(file)).toMatchObject({ Entri: 1, Jenis: "artikel", Hasil: "Ditolak" });
});

const nobody = { id: null, username: "", name: "" };

test.each<readonly [string, Partial<AuditEntry>]>([
  ["Sari signed in", { action: "signIn", resource: "users", title: "sari" }],
  ["Sari created and published the article “Judul”", { action: "create", detail: { status: "published" } }],
  ["Sari unpublished “Judul”", { detail: { fields: ["status"], status: "draft" } }],
  [
    "Sari published “Judul” from Draft to Published",
    { detail: { fields: ["status"], status: "published", formerStatus: "draft" } },
  ],
  [
    "Sari moved the lead “Judul” from New to Contacted",
    { resource: "leads", detail: { fields: ["status"], status: "contacted", formerStatus: "new" } },
  ],
  [
    "Sari edited the article “Judul” (title, status), status from Published to Draft",
    { detail: { fields: ["title", "status"], status: "draft", formerStatus: "published" } },
  ],
  ["Sari edited the article “Judul” (title, status)", { detail: { fields: ["title", "status"], status: "draft" } }],
  [
    "Sari edited the project “Judul” (main picture, project status, completion date)",
    { resource: "portfolio", detail: { fields: ["featuredImage", "projectStatus", "completionDate"] } },
  ],
  ["Sari edited the article “Judul”", { detail: { fields: [] } }],
  [
    "Sari restored “Judul” to version 1, status from Draft to Published",
    { action: "restore", detail: { version: 1, status: "published", formerStatus: "draft" } },
  ],
  [
    "Sari undid a change of the article “Judul”, status from Published to Draft",
    { action: "undo", detail: { status: "draft", formerStatus: "published" } },
  ],
  ["Sari deactivated “Judul”", { resource: "partners", detail: { fields: ["isActive"], isActive: false } }],
  [
    "Sari gave “budi” the role Admin",
    { resource: "users", title: "budi", detail: { fields: ["role"], role: "admin" } },
  ],
  [
    "Sari invited “Wati” as Admin",
    { action: "create", resource: "invitations", title: "Wati", detail: { role: "admin" } },
  ],
  [
    "Sari created a new invitation link for “Wati”",
    { resource: "invitations", title: "Wati", detail: { fields: ["link"] } },
  ],
  ["Sari revoked the invitation of “Wati”", { action: "delete", resource: "invitations", title: "Wati" }],
  [
    "Sari accepted an invitation",
    { action: "register", resource: "users", detail: { role: "admin", invitation: true } },
  ],
  [
    "Sari changed their own name and e-mail",
    { resource: "users", title: "sari", detail: { fields: ["name", "email"] } },
  ],
  ["Sari created a reset link for “budi”", { resource: "users", title: "budi", detail: { fields: ["resetLink"] } }],
  [
    "Sari set a new password with a reset link",
    { action: "passwordChange", resource: "users", title: "sari", detail: { resetLink: true } },
  ],
  ["Sari disabled “budi”", { resource: "users", title: "budi", detail: { fields: ["disabled"], disabled: true } }],
  ["Sari moved the partner “Judul” up", { action: "move", resource: "partners", detail: { direction: "up" } }],
  [
    "Sari moved the partner “Judul” to position 1",
    { action: "move", resource: "partners", detail: { direction: "up", place: 1 } },
  ],
  [
    "Sari changed the settings (site name, social media)",
    { resource: "settings", title: "", detail: { fields: ["siteName", "socialMedia"] } },
  ],
  [
    "Sari changed the texts (Home: Hero · Heading)",
    { resource: "texts", title: "", detail: { fields: ["home.hero.heading"] } },
  ],
  [
    "Sari made two-factor sign-in required",
    { resource: "settings", title: "", detail: { fields: ["twoFactorRequired"], twoFactorRequired: true } },
  ],
  [
    "Sari made two-factor sign-in optional",
    { resource: "settings", title: "", detail: { fields: ["twoFactorRequired"], twoFactorRequired: false } },
  ],
  ["Sari entered a wrong current password", { action: "passwordChange", outcome: "refused", resource: "users" }],
  ["Sari changed the custom JavaScript", { action: "customCode", detail: { field: "customJs", bytes: 3 } }],
  ["Sari exported 12 projects", { action: "export", resource: "portfolio", detail: { rows: 12 } }],
  ["Sari exported 1 order", { action: "export", resource: "order", detail: { rows: 1 } }],
  ["The server set a new password for “ana”", { action: "passwordChange", by: nobody, address: "", title: "ana" }],
  ["The log begins", { action: "begin", by: nobody, address: "", title: "", detail: { entries: 0 } }],
  ["Somebody could not sign in as “ana”", { action: "signIn", outcome: "refused", by: nobody, title: "ana" }],
  ["Sari signed out", { action: "signOut" }],
  ["Sari ended their session of Chrome on Android", { action: "signOut", detail: { browser: "Chrome on Android" } }],
  [
    "Sari turned two-factor sign-in off for “budi”",
    { action: "twoFactorOff", resource: "users", title: "budi", recordId: idOf(77) },
  ],
  [
    "Sari changed their own mails about new browsers",
    { resource: "users", title: "sari", detail: { fields: ["signInLetters"] } },
  ],
  ["Sari changed their own dashboard language", { resource: "users", title: "sari", detail: { fields: ["language"] } }],
  [
    "Sari used a recovery code to set up two-factor sign-in again",
    { resource: "users", title: "sari", detail: { fields: ["recoveryCode"] } },
  ],
  [
    "Sari signed out everywhere and kept the account's links",
    { action: "signOutEverywhere", detail: { linksKept: true } },
  ],
  [
    "Sari changed their own password and kept the account's links",
    { action: "passwordChange", detail: { linksKept: true } },
  ],
  [
    "Sari could not turn two-factor sign-in off for “budi”",
    { action: "twoFactorOff", outcome: "refused", resource: "users", title: "budi", recordId: idOf(77) },
  ],
  ["Sari signed in with a recovery code", { action: "signIn", detail: { by: "recoveryCode" } }],
  ["Sari set up two-factor sign-in again", { action: "twoFactorReplace" }],
  [
    "Sari could not turn two-factor sign-in off",
    { action: "twoFactorOff", outcome: "refused", resource: "users", recordId: idOf(900) },
  ],
  [
    "Sari sent a request that was blocked because it came from another site",
    { action: "access", outcome: "refused", detail: { reason: "crossSite", method: "POST" } },
  ],
  ["Somebody could not sign in", { action: "signIn", outcome: "refused", by: nobody, title: "" }],
  ...(
    [
      ["see the accounts", "GET", "users"],
      ["change the settings", "PUT", "settings"],
      ["change how superadmins sign in", "PUT", "auth"],
      ["see the quotes", "GET", "quotes"],
    ] as const
  ).map(
    ([what, method, resource]) =>
      [
        `Sari may not ${what}`,
        { action: "access", outcome: "refused", resource, title: "", detail: { method, path: `/api/${resource}` } },
      ] as const,
  ),
])("says: %s", (sentence, changes) => {
  expect(textOf(entry(1, changes))).toBe(sentence);
});
