import { describe, expect, test } from "vitest";
import { answerOf, everyByteOf, invalid, notFound } from "../app.ts";
import { formOf } from "../forms.ts";
import { newId } from "../records.ts";
import type { KindOfContent, StartedKind } from "./kind.ts";

/** Reading records and lists, by anybody. */
export function readingCases(kind: KindOfContent, site: StartedKind): void {
  const { at, get, list, put, send, create, files } = site;
  const word = "Tersembunyi";
  const hide = async () => {
    const { id } = await create(kind.named(`${word} dahulu`));
    await put(`/${id}`, kind.hiding);
    return (await get(`/${id}`, site.staff())).body;
  };

  describe("reading", () => {
    test("finds nothing where there is nothing", async () => {
      for (const place of [`/${newId()}`, "/x", "/bulk-updat"]) expect(await get(place)).toEqual(notFound);
    });

    test("a list past its end is empty, and knows its total", async () => {
      await create();
      expect(await list("?page=9&limit=10")).toEqual({ rows: [], total: 1, page: 9, totalPages: 1 });
    });

    test("a list has the records of given ids, and finds words", async () => {
      const [a] = [await create(kind.named("Rangkaian Merah")), await create(kind.named("Rangkaian Biru"))];
      expect((await list(`?page=1&ids=${a?.id}`)).rows).toMatchObject([{ id: a?.id }]);
      expect((await list("?page=1&search=merah rangkaian")).rows).toMatchObject([{ id: a?.id }]);
    });

    test.each<readonly [query: string, sentence: string]>([
      ["?page=x", "page must be a whole number from 1 to 10000"],
      ["?page=1&limit=0", "limit must be a whole number from 1 to 100"],
      ["?page=1&limit=101", "limit must be a whole number from 1 to 100"],
      [`?page=1&search=${"ab ".repeat(34)}`, "search cannot exceed 100 characters"],
      ["?page=1&ids=x", "ids must hold 1 to 200 record ids"],
      ...kind.refusedQueries,
    ])("a list refuses %s under its field", async (query, sentence) => {
      expect(await get(query)).toEqual(invalid({ [sentence.split(" ")[0] ?? ""]: sentence }));
    });

    test("may be kept by the public, and not by staff", async () => {
      const { id } = await create();
      for (const place of ["?page=1", `/${id}`]) {
        const open = await site.app().fetch(at(place));
        expect(open.headers.get("Cache-Control")).toBe("no-cache");
        const tag = open.headers.get("ETag") ?? "";
        // Not by fetch, which would add that nothing may be answered from a cache.
        const ask = (known: string) => site.app().raw(at(place), { headers: [["If-None-Match", known]] });
        expect([(await ask(tag)).status, (await ask('"else"')).status]).toEqual([304, 200]);
        const own = await site.app().fetch(at(place), { headers: { ...site.staff() } });
        expect(own.headers.get("Cache-Control")).toBe("no-store");
        const head = await site.app().fetch(at(place), { method: "HEAD" });
        // An answer that was asked for before is kept compressed, and has a tag of its own.
        const headTag = head.headers.get("ETag")?.replace(/-(?:br|gzip)"$/, '"');
        expect([head.status, headTag, await head.text()]).toEqual([200, tag, ""]);
      }
      await put(`/${id}`, kind.edit);
      const { headers } = await site.app().fetch(at(`/${id}`));
      expect(headers.get("ETag")).toContain('"2');
    });

    test.each<readonly [method: string, at: string, allow: string]>([
      ["GET", "/bulk-update", "PUT"],
      ["PATCH", "", "GET, HEAD, POST, DELETE"],
      ["POST", `/${newId()}`, "GET, HEAD, PUT, DELETE"],
      ...(kind.orderedAs ? [["GET", "/order", "PUT"] as const] : []),
      ...kind.otherMethods,
    ])("%s %s is not a method of it", async (method, place, allow) => {
      const response = await site.app().fetch(at(place), { method, headers: { ...site.staff() } });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, allow]);
    });
  });

  describe("a hidden record", () => {
    test("is byte for byte like nothing to those who are not staff", async () => {
      const hidden = await hide();
      await create();
      for (const place of ["/ID", "?page=1&ids=ID", ...(kind.hidden.records ?? [])])
        for (const method of ["GET", "HEAD"])
          for (const who of site.others()) {
            const path = /^\/(?:berita|portfolio|SLUG)/.test(place) ? place : at(place);
            const [its, none] = [
              path.replace("ID", hidden.id).replace("SLUG", hidden.slug ?? ""),
              path.replace("ID", newId()).replace("SLUG", "tidak-ada"),
            ];
            const answer = await everyByteOf(site.app(), its, method, { ...who });
            expect(answer).toEqual(await everyByteOf(site.app(), none, method, { ...who }));
          }
      expect((await get(`/${hidden.id}`, site.staff())).body).toEqual(hidden);
    });

    test("is in no list of those who are not staff", async () => {
      const hidden = await hide();
      const query = new URLSearchParams(
        Object.entries(kind.hiding).map(([name, value]): [string, string] => [name, String(value)]),
      );
      for (const who of site.others())
        for (const place of ["?page=1", `?page=1&${query}`, `?page=1&search=${word}`, ...kind.hidden.lists]) {
          const { status, body } = await get(place, who);
          expect([status, JSON.stringify(body).includes(word)]).toEqual([200, false]);
        }
      expect((await list(`?page=1&${query}`)).rows).toMatchObject([{ id: hidden.id }]);
    });
  });

  if (!("slug" in kind.answer)) return;

  describe("a slug", () => {
    test("that is taken is refused", async () => {
      await create({ slug: "satu" });
      const body = formOf({ ...kind.form, slug: "satu" }, await files());
      expect(await answerOf(send("POST", "", body))).toEqual({
        status: 409,
        body: { message: "Slug is already in use", errors: { slug: "Slug is already in use" } },
      });
    });

    test("that was public leads to the new one for good", async () => {
      const { id } = await create({ slug: "lama" });
      await put(`/${id}`, { slug: "baru" });
      const { status, headers } = await site.app().fetch(at("/slug/lama"));
      expect([status, headers.get("Location")]).toEqual([301, `${site.app().url}${at("/slug/baru")}`]);
    });
  });
}
