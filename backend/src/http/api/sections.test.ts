import type { WorkingCopies } from "@etalase/contracts/desk/desk.schema";
import { undoHeader } from "@etalase/contracts/history";
import type { Revision } from "@etalase/contracts/history.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import type { SectionsAnswer } from "@etalase/contracts/sections.schema";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { menuIds, ownSections, type SectionId, sectionIds } from "@etalase/contracts/site/sections";
import { afterEach, describe, expect, test } from "vitest";
import { answerOf, invalid, postJson, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { dataUrlOf, drawing } from "../../../test/forms.ts";

/** Renders the sections that a page of the site would be drawn from. */
const renderSections: RenderPage = async (url, _api, { publicUrl, isInUse = false, sections, alone }) => ({
  html: `<!doctype html><pre>${JSON.stringify({ url, isInUse, sections: sections ?? null })}</pre>${alone?.html ?? ""}`,
  policy: publicPolicy({ publicUrl, cssHash: "'sha256-x'", isStill: Boolean(alone) }),
  indexable: true,
  status: 200,
});

const listed = (ids: readonly string[], hidden: readonly string[] = []) =>
  ids.map((id) => ({ id, isShown: !hidden.includes(id) }));

const contactEarly = ["home", "contact", ...sectionIds.slice(1, -1)];

describe.each(sqliteByDay)("the sections on %s", (dialect) => {
  const {
    app,
    superadmin: editor,
    user,
  } = testApp({ dialect, render: renderSections, accounts: ["superadmin", "user"] });
  afterEach(async () => {
    for (const table of ["sections", "revisions", "working_copies"])
      await app.database.em.getConnection().execute(`delete from ${table}`);
    // Rows that were removed behind the site's back have made no edition.
    await app.services.demo.changeContent(async () => undefined);
  });

  const read = () => answerOf<SectionsAnswer>(app.fetch("/api/sections"));
  const put = (sections: unknown, headers: Record<string, string> = editor) =>
    postJson(app, "/api/sections", { sections }, headers, "PUT");
  const save = (sections: unknown, headers = editor) => answerOf<SectionsAnswer>(put(sections, headers));
  const page = async (path = "/") => (await app.fetch(path)).text();
  const shown = (ids: readonly string[], menu = ids) => JSON.stringify({ page: ids, menu });

  test("are the site's own at first, and everyone may read them, but staff alone may write", async () => {
    const response = await app.fetch("/api/sections");
    expect(response.headers.get("ETag")).toMatch(/"1/);
    expect(await answerOf(response)).toEqual({ status: 200, body: { sections: ownSections, version: 1 } });
    const list = listed(contactEarly);
    expect([(await put(list, {})).status, (await put(list, user)).status]).toEqual([401, 403]);
  });

  test("in another order are on visitors' pages at once, until the site's own order is back", async () => {
    expect(await page()).toContain('"sections":null');
    expect(await save(listed(contactEarly))).toEqual({
      status: 200,
      body: { sections: listed(contactEarly), version: 2 },
    });
    expect((await read()).body.sections).toEqual(listed(contactEarly));
    expect(await page()).toContain(shown(contactEarly));
    await save(ownSections);
    expect(await page()).toContain('"sections":null');
  });

  test("that are hidden leave the page and the menus, which keep their own order with the page's", async () => {
    await save(listed(sectionIds, ["partners", "faq"]));
    const isShown = (id: string) => id !== "partners" && id !== "faq";
    expect(await page()).toContain(shown(sectionIds.filter(isShown), menuIds.filter(isShown)));
  });

  test("of a site in use leave out those without content, until there is some", async () => {
    const put = (path: string, fields: object) => postJson(app, path, fields, editor, "PUT");
    const has = (...absent: readonly string[]) => {
      const isThere = (id: string) => !absent.includes(id);
      return `"isInUse":true,"sections":${shown(sectionIds.filter(isThere), menuIds.filter(isThere))}`;
    };
    const untouched = '"isInUse":false,"sections":null';
    expect(await page()).toContain(untouched);
    await put("/api/settings", { siteName: "Kopi Lereng" });
    expect(await page()).toContain(has("news", "portfolio", "partners"));
    const logo = dataUrlOf(drawing, "image/svg+xml");
    await postJson(app, "/api/partners", { name: "Omah Roti", logo }, editor);
    expect(await page()).toContain(has("news", "portfolio"));
    await put("/api/settings", { siteName: "Etalase" });
    expect(await page()).toContain(untouched);
    const samples = await app.services.showcases.active();
    const show = async (isActive: boolean) => {
      for (const { id } of samples) await put(`/api/showcases/${id}`, { isActive });
    };
    await show(false);
    expect(await page()).toContain(has("news", "portfolio"));
    await show(true);
    expect(await page()).toContain(untouched);
  });

  const without = (id: SectionId) => listed(sectionIds.filter((one) => one !== id));
  test.each<[string, unknown, string, string?]>([
    ["lacks one", without("faq"), "The list must have every section: faq missing"],
    [
      "repeats one",
      [...ownSections, { id: "faq", isShown: false }],
      "The list must have every section once: faq repeated",
    ],
    ["hides the hero", listed(sectionIds, ["home"]), "The section home always comes first and is always shown"],
    [
      "begins with another",
      listed(["news", ...sectionIds.filter((id) => id !== "news")]),
      "The section home always comes first and is always shown",
    ],
    ["is empty", [], `The list must have every section: ${sectionIds.join(", ")} missing`],
    ["is none", "home", "sections must list each section with its id and whether it is shown"],
    ["has no ids", ["home"], "sections must list each section with its id and whether it is shown"],
    [
      "has an unknown one",
      [...ownSections, { id: "harga", isShown: true }],
      `A section is one of ${sectionIds.join(", ")}`,
      "sections.id",
    ],
    [
      "says no more than the ids",
      sectionIds.map((id) => ({ id })),
      "sections must list each section with its id and whether it is shown",
      "sections.isShown",
    ],
  ])("in a list that %s are refused, and nothing is stored", async (_, list, sentence, key = "sections") => {
    expect(await save(list)).toEqual(invalid({ [key]: sentence }));
    expect((await read()).body).toEqual({ sections: ownSections, version: 1 });
  });

  test("that another editor has changed meanwhile are refused, the same edit again is a success", async () => {
    const send = async (list: unknown) => (await put(list, { ...editor, "If-Match": '"1"' })).status;
    expect(await send(listed(contactEarly))).toBe(200);
    expect(await send(listed(contactEarly))).toBe(200);
    expect(await send(listed(sectionIds, ["faq"]))).toBe(412);
    expect((await read()).body.version).toBe(2);
  });

  test("of an earlier version of the site get a newer one where it stands by default", async () => {
    await save(ownSections);
    const value = JSON.stringify({
      sections: listed(["home", "gone", "contact", "testimonials"], ["contact"]),
      version: 2,
    });
    await app.database.em.getConnection().execute("update sections set value = ?", [value]);
    const before = ["home", "features", "price", "news", "portfolio", "contact", "testimonials"];
    const ids = [...before, ...sectionIds.filter((id) => !before.includes(id))];
    expect((await read()).body.sections).toEqual(listed(ids, ["contact"]));
  });

  test("have versions, an undo, and an entry in the audit log", async () => {
    const token = (await put(listed(contactEarly))).headers.get(undoHeader);
    await save(listed(sectionIds, ["faq"]));
    const { body } = await answerOf<{ revisions: Revision[] }>(
      app.fetch("/api/sections/revisions", { headers: editor }),
    );
    expect(body.revisions.map(({ version, fields }) => [version, fields])).toEqual([
      [3, ["sections"]],
      [2, ["sections"]],
      [1, []],
    ]);
    const second = await app.fetch("/api/sections/revisions/2", { headers: editor });
    expect((await answerOf<{ values: SectionsAnswer }>(second)).body.values.sections).toEqual(listed(contactEarly));
    expect((await postJson(app, `/api/undo/${token}`, {}, editor)).status).toBe(409);
    const restored = postJson(app, "/api/sections/revisions/2/restore", {}, editor);
    expect((await answerOf<SectionsAnswer>(restored)).body).toEqual({ sections: listed(contactEarly), version: 4 });
    const last = (await put(ownSections)).headers.get(undoHeader);
    expect((await postJson(app, `/api/undo/${last}`, {}, editor)).status).toBe(200);
    expect(await page()).toContain(shown(contactEarly));
  });

  test("that are typed and not saved are kept, previewed on the landing page, and gone with the save", async () => {
    const values = { sections: listed(contactEarly) };
    const place = "/api/working-copies/sections/sections";
    expect((await postJson(app, place, { values, baseVersion: 1 }, editor, "PUT")).status).toBe(200);
    const copies = () =>
      answerOf<WorkingCopies>(app.fetch("/api/working-copies?resource=sections", { headers: editor }));
    expect((await copies()).body.workingCopies).toMatchObject([{ id: "sections", title: "Website sections" }]);
    const preview = async (typed: object) => {
      const made = postJson(app, "/api/previews", { resource: "sections", values: typed }, editor);
      return page(new URL((await answerOf<{ url: string }>(made)).body.url).pathname);
    };
    expect(await preview(values)).toContain(shown(contactEarly));
    expect(await preview({ sections: "none" })).toContain('"sections":null');
    expect(await page()).toContain('"sections":null');
    await save(values.sections);
    expect(await preview({ sections: ownSections })).toContain('"sections":null');
    expect((await copies()).body.workingCopies).toEqual([]);
  });
});
