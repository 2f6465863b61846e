import { auditQuery } from "@etalase/contracts/audit.schema";
import type { WorkingCopies } from "@etalase/contracts/desk/desk.schema";
import { editedPagePath, editQuery } from "@etalase/contracts/desk/edit-paths";
import { undoHeader } from "@etalase/contracts/history";
import type { Revision } from "@etalase/contracts/history.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import type { TextEntry } from "@etalase/contracts/texts";
import type { TextsAnswer } from "@etalase/contracts/texts.schema";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { answerOf, bearer, invalid, postJson, signUp, testApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";

const heading: TextEntry = {
  key: "home.hero.heading",
  page: "home",
  default: "Situs untuk {name}",
  kind: "line",
  max: 40,
};
const about: TextEntry = { key: "home.about", page: "home", default: "Satu\nDua", kind: "lines", max: 80 };
const title: TextEntry = { key: "blog.title", page: "blog", default: "Berita", kind: "line", max: 20 };
const catalogue = [heading, about, title];

/** Renders the words that a page of the site would be drawn from. */
const renderWords: RenderPage = async (url, _api, { publicUrl, texts, alone }) => ({
  html: `<!doctype html><pre>${JSON.stringify({ url, texts: texts ?? null })}</pre>${alone?.marksTexts ? "marked" : ""}`,
  ...(url === "/berita/dulu" ? { location: "/berita/kini" } : {}),
  ...(url === "/berita/kini" ? { form: "/dashboard/news/edit/1" } : {}),
  policy: publicPolicy({ publicUrl, cssHash: "'sha256-x'", isStill: Boolean(alone) }),
  indexable: true,
  status: 200,
});

describe.each(dialects)("the texts on %s", (dialect) => {
  let user: Record<string, string>;
  const {
    app,
    superadmin,
    admin: editor,
  } = testApp({ dialect, texts: catalogue, render: renderWords, accounts: ["superadmin", "admin"] });
  beforeAll(async () => {
    user = bearer((await signUp(app, { username: "citra", email: "citra@example.com" })).token);
  });
  afterEach(async () => {
    for (const table of ["texts", "revisions", "working_copies"])
      await app.database.em.getConnection().execute(`delete from ${table}`);
    // Rows that were removed behind the site's back have made no edition.
    await app.services.demo.changeContent(async () => undefined);
  });

  const read = (headers = editor) => answerOf<TextsAnswer>(app.fetch("/api/texts", { headers: { ...headers } }));
  const put = (values: unknown, headers: Record<string, string> = editor) =>
    postJson(app, "/api/texts", { values }, headers, "PUT");
  const save = (values: unknown, headers = editor) => answerOf<TextsAnswer>(put(values, headers));
  /** The texts in Indonesian, which come first. */
  const ownIn = ({ texts }: TextsAnswer) => texts.slice(0, catalogue.length);
  const saidIn = ({ body }: { body: TextsAnswer }) => ownIn(body).map(({ value }) => value);
  const defaults = catalogue.map((entry) => entry.default);
  const page = async (path: string) => (await app.fetch(path)).text();

  test("are the site's own at first, in its order, for staff alone", async () => {
    const response = await app.fetch("/api/texts", { headers: editor });
    expect([response.headers.get("ETag"), response.headers.get("Cache-Control")]).toEqual(['"1"', "no-store"]);
    const { body } = await answerOf<TextsAnswer>(response);
    expect({ ...body, texts: ownIn(body) }).toEqual({
      texts: catalogue.map((entry) => ({ ...entry, value: entry.default })),
      version: 1,
    });
    expect((await app.fetch("/api/texts")).status).toBe(401);
    expect((await read(user)).status).toBe(403);
    expect([
      (await put({ [title.key]: "Kabar" }, {})).status,
      (await put({ [title.key]: "Kabar" }, user)).status,
    ]).toEqual([401, 403]);
  });

  test("that are changed are cleaned, leave the others alone, and can be taken back", async () => {
    const first = await put({
      [heading.key]: " Rumah\u00a0{name}\u200b & <b>kawan</b> 🎉 ",
      [about.key]: "Satu\r\nTiga",
    });
    expect([first.status, first.headers.get("ETag")]).toEqual([200, '"2"']);
    const both = ["Rumah {name} & <b>kawan</b> 🎉", "Satu\nTiga", title.default];
    expect(saidIn(await answerOf<TextsAnswer>(first))).toEqual(both);
    expect(saidIn(await read())).toEqual(both);
    expect(saidIn(await save({ [heading.key]: null }))).toEqual([heading.default, "Satu\nTiga", title.default]);
    expect(saidIn(await save({ [about.key]: about.default }))).toEqual(defaults);
    expect((await app.services.texts.get()).values).toEqual({});
  });

  test.each([
    ["unknown", { "home.hero.gone": "Halo" }, { "home.hero.gone": "The site has no such text" }],
    ["empty", { [title.key]: " " }, { [title.key]: "A text cannot be empty. Restore the default text instead." }],
    [
      "too long, or with other values",
      { [about.key]: "x".repeat(100_000), [heading.key]: "Halo", [title.key]: "Kabar {day}" },
      {
        [about.key]: "The text cannot exceed 80 characters",
        [heading.key]: "The text must keep {name}: the site puts a value there",
        [title.key]: "The text cannot contain {day}: this text has no placeholders",
      },
    ],
    [
      "broken into lines",
      { [title.key]: "Kabar\nbaru" },
      { [title.key]: 'The text contains characters that cannot be used: U+000A after "Kabar"' },
    ],
    ["no text", { [title.key]: 7 }, { [title.key]: "A text must be a text, or null for the default text" }],
  ])("that are %s are named each, and nothing is stored", async (_, values, errors) => {
    expect(await save({ [about.key]: "Tiga", ...values })).toEqual(invalid(errors));
    expect(saidIn(await read())).toEqual(defaults);
  });

  test("that do not come by their keys are refused", async () => {
    expect(await save("Kabar")).toEqual(invalid({ values: "values must map keys to texts" }));
  });

  test("of no edit at all are refused", async () => {
    expect(await save({})).toEqual({ status: 400, body: { message: "No updatable fields" } });
  });

  test("that another editor has changed meanwhile are refused, the same edit again is a success", async () => {
    const send = async (values: object, by: Record<string, string>) =>
      (await put(values, { ...by, "If-Match": '"1"' })).status;
    expect(await send({ [title.key]: "Kabar" }, editor)).toBe(200);
    expect(await send({ [title.key]: "Kabar" }, editor)).toBe(200);
    expect(await send({ [title.key]: "Kabar" }, superadmin)).toBe(412);
    expect(await send({ [about.key]: "Tiga" }, superadmin)).toBe(412);
    const kept = await read();
    expect([kept.body.version, saidIn(kept)]).toEqual([2, [heading.default, about.default, "Kabar"]]);
  });

  test("are on visitors' pages at once, and only those that differ", async () => {
    expect(await page("/")).toContain('"texts":null');
    await save({ [title.key]: "Kabar" });
    expect(await page("/")).toContain('"texts":{"blog.title":"Kabar"}');
    await save({ [title.key]: null });
    expect(await page("/")).toContain('"texts":null');
  });

  test("that an update of the site has removed are kept, and not shown", async () => {
    await save({ [title.key]: "Kabar" });
    const connection = app.database.em.getConnection();
    const value = JSON.stringify({ values: { "home.gone": "Dulu", [title.key]: "Kabar" }, version: 2 });
    await connection.execute("update texts set value = ?", [value]);
    await save({ [about.key]: "Tiga" });
    expect(ownIn((await read()).body).map(({ key }) => key)).toEqual(catalogue.map(({ key }) => key));
    expect(await page("/")).not.toContain("Dulu");
    expect((await app.services.texts.get()).values).toEqual({
      "home.gone": "Dulu",
      [title.key]: "Kabar",
      [about.key]: "Tiga",
    });
  });

  test("have versions that tell which changed, and that take back later changes when restored", async () => {
    await save({ [title.key]: "Kabar" });
    await save({ [about.key]: "Tiga", [title.key]: "Warta" });
    const { body } = await answerOf<{ revisions: Revision[] }>(app.fetch("/api/texts/revisions", { headers: editor }));
    expect(body.revisions.map(({ version, fields }) => [version, fields.toSorted()])).toEqual([
      [3, [title.key, about.key]],
      [2, [title.key]],
      [1, []],
    ]);
    const second = await answerOf<{ values: TextsAnswer }>(app.fetch("/api/texts/revisions/2", { headers: editor }));
    expect(saidIn({ body: second.body.values })).toEqual([heading.default, about.default, "Kabar"]);
    const restore = (version: number) =>
      answerOf<TextsAnswer>(postJson(app, `/api/texts/revisions/${version}/restore`, {}, editor));
    expect(saidIn(await restore(2))).toEqual([heading.default, about.default, "Kabar"]);
    expect(saidIn(await restore(1))).toEqual(defaults);
    expect((await read()).body.version).toBe(5);
  });

  test("are as before after an undo, unless somebody has changed them since", async () => {
    const token = async (values: object) => (await put(values)).headers.get(undoHeader);
    const undo = async (which: string | null) => (await postJson(app, `/api/undo/${which}`, {}, editor)).status;
    const first = await token({ [title.key]: "Kabar" });
    const second = await token({ [about.key]: "Tiga" });
    expect(await undo(first)).toBe(409);
    expect([await undo(second), saidIn(await read())]).toEqual([200, [heading.default, about.default, "Kabar"]]);
    expect(await page("/")).toContain('"texts":{"blog.title":"Kabar"}');
  });

  test("are told by their keys in the audit log, and never by their words", async () => {
    await save({ [title.key]: "Rahasia" });
    const { rows } = await app.services.audit.list(auditQuery.parse({ resource: "texts" }));
    expect(rows[0]).toMatchObject({ action: "update", detail: JSON.stringify({ fields: [title.key] }) });
  });

  const typed = { [title.key]: "Kabar", [about.key]: " " };

  test("that are typed and not saved are kept, and gone with the save", async () => {
    const place = "/api/working-copies/texts/texts";
    expect((await postJson(app, place, { values: typed, baseVersion: 1 }, editor, "PUT")).status).toBe(200);
    const copies = () =>
      answerOf<WorkingCopies>(app.fetch("/api/working-copies?resource=texts", { headers: superadmin }));
    expect((await copies()).body.workingCopies).toMatchObject([{ id: "texts", title: "Website texts" }]);
    await save({ [title.key]: "Kabar" });
    expect((await copies()).body.workingCopies).toEqual([]);
  });

  test("are previewed on the page of the first change, with all others as they are saved", async () => {
    await save({ [heading.key]: "Rumah {name}" });
    const preview = async (values: object) => {
      const made = postJson(app, "/api/previews", { resource: "texts", values }, editor);
      const { body } = await answerOf<{ url: string }>(made);
      return page(new URL(body.url).pathname);
    };
    const saved = { [heading.key]: "Rumah {name}" };
    expect(await preview({ ...typed, "home.gone": "x" })).toContain(
      JSON.stringify({ url: "/berita", texts: { ...saved, [title.key]: "Kabar" } }),
    );
    expect(await preview({ [heading.key]: heading.default })).toContain(JSON.stringify({ url: "/", texts: {} }));
    expect(await page("/berita")).not.toContain("Kabar");
  });

  test("are previewed on any page with their places marked, for the holder of the address alone", async () => {
    const made = postJson(app, "/api/previews", { resource: "texts", values: typed }, editor);
    const { pathname } = new URL((await answerOf<{ url: string }>(made)).body.url);
    const shown = await app.fetch(editedPagePath(pathname, "/berita/halo?page=2"));
    expect(await shown.text()).toContain(
      `${JSON.stringify({ url: "/berita/halo?page=2", texts: { [title.key]: "Kabar" } })}</pre>marked`,
    );
    expect([shown.headers.get("Cache-Control"), shown.headers.get("X-Robots-Tag")]).toEqual([
      "no-store",
      "noindex, nofollow",
    ]);
    expect(shown.headers.get("Content-Security-Policy")).toMatch(/script-src 'none'.*frame-ancestors 'self'/);
    const moved = await app.fetch(editedPagePath(pathname, "/berita/dulu"), { redirect: "manual" });
    expect([moved.status, moved.headers.get("Location")]).toEqual([
      302,
      app.url + editedPagePath(pathname, "/berita/kini"),
    ]);
    const unmarked = [pathname, editedPagePath(pathname, "berita"), "/", editedPagePath("/berita", "/")];
    for (const path of unmarked) expect(await page(path)).not.toContain("marked");
    expect((await app.fetch(editedPagePath(`/preview/${"x".repeat(43)}`, "/"))).status).toBe(404);
    const other = postJson(app, "/api/previews", { resource: "settings", values: {} }, editor);
    const settings = new URL((await answerOf<{ url: string }>(other)).body.url).pathname;
    expect(await page(editedPagePath(settings, "/"))).not.toContain("marked");
  });

  test("of a page are reached by staff from that page, unless it has a form, and visitors see the page", async () => {
    const ask = async (path: string, headers: Record<string, string>) => {
      const answer = await app.fetch(path + editQuery, { headers, redirect: "manual" });
      return [answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")];
    };
    const staff = { Cookie: "etalase_staff=1" };
    const texts = `${app.url}/dashboard/texts?page=%2Fberita%2Fhalo`;
    expect(await ask("/berita/halo", staff)).toEqual([302, texts, "no-store"]);
    expect(await ask("/berita/kini", staff)).toEqual([302, `${app.url}/dashboard/news/edit/1`, "no-store"]);
    expect((await ask("/berita/kini", {}))[0]).toBe(200);
  });

  test("are reviewed by a link that follows the typed words", async () => {
    const keep = (values: object) =>
      postJson(app, "/api/working-copies/texts/texts", { values, baseVersion: 1 }, editor, "PUT");
    await keep(typed);
    const made = postJson(app, "/api/reviews", { resource: "texts", id: "texts", days: 1 }, editor);
    const { pathname } = new URL((await answerOf<{ url: string }>(made)).body.url);
    expect(await page(pathname)).toContain('"blog.title":"Kabar"');
    await keep({ [title.key]: "Warta" });
    expect(await page(pathname)).toContain('"blog.title":"Warta"');
    await save({ [title.key]: "Warta" });
    const led = await app.fetch(pathname, { redirect: "manual" });
    expect([led.status, new URL(led.headers.get("Location") ?? "").pathname]).toEqual([302, "/"]);
  });
});
