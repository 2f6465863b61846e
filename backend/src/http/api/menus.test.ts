import { undoHeader } from "@etalase/contracts/history";
import type { Revision } from "@etalase/contracts/history.schema";
import type { MenusAnswer } from "@etalase/contracts/menus.schema";
import type { OwnPage } from "@etalase/contracts/pages.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import type { MenuEntry } from "@etalase/contracts/site/menus";
import { menuIds, ownSections } from "@etalase/contracts/site/sections";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerOf, bearer, invalid, postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";

/** Renders the menus that a page of the site would be drawn from. */
const renderMenus: RenderPage = async (_url, _api, { publicUrl, menus, alone }) => ({
  html: `<!doctype html><pre>${JSON.stringify(menus ?? null)}</pre>${alone?.html ?? ""}`,
  policy: publicPolicy({ publicUrl, cssHash: "'sha256-x'", isStill: Boolean(alone) }),
  indexable: true,
  status: 200,
});

const shownAll = (ids: readonly string[]): readonly MenuEntry[] => ids.map((id) => ({ id, isShown: true }));
const ownNavbar = shownAll(["features", "news", "price", "portfolio", "partners", "contact"]);
const ownFooter = shownAll([...menuIds, "blog"]);
const own = { navbar: ownNavbar, footer: ownFooter };
const link = (name: string) => ({ label: name, url: `https://${name.toLowerCase()}.example/` });

describe.each(sqliteByDay)("the menus on %s", (dialect) => {
  let app: TestApp;
  let editor: Record<string, string>;
  beforeEach(async () => {
    app = await startTestApp({ dialect, render: renderMenus });
    editor = bearer((await signUp(app)).token);
  });
  afterEach(() => app.close());

  const read = async (headers = editor) => (await answerOf<MenusAnswer>(app.fetch("/api/menus", { headers }))).body;
  const put = (menus: object, headers: Record<string, string> = {}) =>
    postJson(app, "/api/menus", menus, { ...editor, ...headers }, "PUT");
  const save = (menus: object) => answerOf<MenusAnswer>(put(menus));
  const page = async (path = "/") => (await app.fetch(path)).text();
  const shown = async () => JSON.parse(/<pre>(.*)<\/pre>/.exec(await page())?.[1] ?? "");
  const create = async (title: string, fields: object = {}) => {
    const values = { title, content: `<p>${"Kata ".repeat(5)}</p>`, status: "published", menu: "navbar", ...fields };
    return (await answerOf<OwnPage>(postJson(app, "/api/pages", values, editor))).body;
  };

  test("are the site's own at first, which everyone may read, and staff alone may write", async () => {
    expect(await read({})).toEqual({ ...own, version: 1 });
    expect((await postJson(app, "/api/menus", own, {}, "PUT")).status).toBe(401);
    expect(await shown()).toBeNull();
  });

  test("in another order are on the pages at once, and the site's own order leaves no trace there", async () => {
    const navbar = [link("Toko"), ...ownNavbar.toReversed()];
    expect(await save({ navbar, footer: ownFooter })).toEqual({
      status: 200,
      body: { navbar, footer: ownFooter, version: 2 },
    });
    expect(await shown()).toEqual({ navbar, footer: null });
    await save(own);
    expect(await shown()).toBeNull();
  });

  test("follow sections and pages as long as they have the site's own order", async () => {
    const { id } = await create("Satu");
    const footer = await create("Dua", { menu: "footer" });
    await create("Tiga", { menu: "none" });
    await create("Empat", { status: "draft" });
    const moved = [...ownSections.slice(0, 1), ...ownSections.slice(1, -1).toReversed(), ...ownSections.slice(-1)];
    await postJson(app, "/api/sections", { sections: moved }, editor, "PUT");
    const { navbar, footer: all } = await read();
    expect(navbar).toEqual(shownAll(["partners", "portfolio", "news", "price", "features", id, "contact"]));
    expect(all.slice(-3)).toEqual(shownAll(["blog", id, footer.id]));
  });

  test("in an own order keep the places of pages that leave, and give new ones a place", async () => {
    const [first, second] = [await create("Satu"), await create("Dua")];
    const navbar = [...shownAll([second.id]), ...ownNavbar, ...shownAll([first.id])];
    await save({ navbar, footer: ownFooter });
    await app.fetch(`/api/pages/${second.id}`, { method: "DELETE", headers: editor });
    const third = await create("Tiga");
    expect((await read()).navbar).toEqual([...navbar, ...shownAll([third.id])]);
  });

  test.each<[string, object, Record<string, string>]>([
    [
      "one entry twice",
      { navbar: [...ownNavbar, ownNavbar[1]] },
      { navbar: "The menu must have every entry once: news repeated" },
    ],
    [
      "one address twice",
      { footer: [link("Toko"), link("Toko")] },
      { footer: "The menu must have every entry once: https://toko.example/ repeated" },
    ],
    [
      "no such entry",
      { navbar: [{ id: "harga", isShown: true }] },
      { "navbar.id": "An entry is a section, the blog, or a page by its id" },
    ],
    [
      "more than it can have",
      { footer: Array.from({ length: 1001 }, (_, index) => ({ id: String(index).padStart(24, "a"), isShown: true })) },
      { footer: "A menu can have at most 1000 entries" },
    ],
    [
      "in the navbar what it cannot show",
      { navbar: [...ownNavbar, { id: "blog", isShown: true }] },
      { navbar: "The navbar can have its own sections, pages and links, but no other sections and no blog" },
    ],
    [
      "nine links",
      { navbar: [link("Satu")], footer: "abcdefgh".split("").map((name) => link(`Toko-${name}`)) },
      { footer: "The menus can have at most 8 links to other sites" },
    ],
    [
      "a label of one letter",
      { footer: [{ ...link("Toko"), label: " a " }] },
      { "footer.label": "Label must be at least 2 characters long" },
    ],
    [
      "a label of 31 letters",
      { footer: [{ ...link("Toko"), label: "a".repeat(31) }] },
      { "footer.label": "Label cannot exceed 30 characters" },
    ],
    [
      "an entry that is also a link",
      { footer: [{ id: "news", isShown: true, ...link("Toko") }] },
      { footer: expect.stringContaining("A menu must list its entries") as unknown as string },
    ],
    [
      "no list",
      { navbar: "news" },
      { navbar: expect.stringContaining("A menu must list its entries") as unknown as string },
    ],
    ...[
      "http://toko.example/",
      "javascript:alert(1)",
      "data:text/html,a",
      "//toko.example",
      "https:toko.example",
      "https:/toko.example",
      "/berita",
      "https://ana:sandi@toko.example/",
      "https://127.0.0.1/",
      "https://2130706433/",
      "https://[::1]/",
      "https://10.0.0.8:8443/",
      "https://localhost/",
      "https://kasir.local/",
      `https://toko.example/${"a".repeat(2048)}`,
      "",
    ].map((url): [string, object, Record<string, string>] => [
      `the address ${url.slice(0, 40)}`,
      { navbar: [{ label: "Toko", url }] },
      { "navbar.url": "Please enter a public web address that begins with https://" },
    ]),
  ])("with %s are refused, and nothing is stored", async (_, change, errors) => {
    expect(await save({ ...own, ...change })).toEqual(invalid(errors));
    expect(await read()).toEqual({ ...own, version: 1 });
  });

  test("that another editor has changed meanwhile are refused, the same edit again is a success", async () => {
    const send = async (menus: object) => (await put(menus, { "If-Match": '"1"' })).status;
    const changed = { ...own, footer: [...ownFooter, link("Toko")] };
    expect([await send(changed), await send(changed), await send({ ...own, navbar: [] })]).toEqual([200, 200, 412]);
  });

  test("have versions, an undo, a working copy and a preview", async () => {
    const changed = { ...own, footer: [...ownFooter, { label: "Toko <b>", url: "https://toko.example/" }] };
    const place = "/api/working-copies/menus/menus";
    expect((await postJson(app, place, { values: changed, baseVersion: 1 }, editor, "PUT")).status).toBe(200);
    const made = postJson(app, "/api/previews", { resource: "menus", values: changed }, editor);
    expect(await page(new URL((await answerOf<{ url: string }>(made)).body.url).pathname)).toContain("Toko <b>");
    const token = (await put(changed)).headers.get(undoHeader);
    expect((await app.fetch(place, { headers: editor })).status).toBe(404);
    const { body } = await answerOf<{ revisions: Revision[] }>(app.fetch("/api/menus/revisions", { headers: editor }));
    expect(body.revisions.map(({ version }) => version)).toEqual([2, 1]);
    const first = app.fetch("/api/menus/revisions/1", { headers: editor });
    expect((await answerOf<{ values: MenusAnswer }>(first)).body.values).toEqual({ ...own, version: 1 });
    expect((await postJson(app, `/api/undo/${token}`, {}, editor)).status).toBe(200);
    expect(await read()).toMatchObject(own);
    await postJson(app, "/api/menus/revisions/2/restore", {}, editor);
    expect(await read()).toMatchObject(changed);
  });
});
