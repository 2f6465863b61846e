import { titleOf } from "@etalase/contracts/kinds";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import { describe, expect, test } from "vitest";
import { answerOf, invalid, notFound, pictureBytes, postJson } from "../app.ts";
import { drawing, fileOf, formOf, pictureFile } from "../forms.ts";
import { newId } from "../records.ts";
import type { Answered, KindOfContent, StartedKind } from "./kind.ts";

const unread = "The image could not be read";
const noFields = { status: 400, body: { message: "No updatable fields" } };

/** Creating and editing one record. */
export function writingCases(kind: KindOfContent, site: StartedKind): void {
  const { form, json = form, answer, pictures, least, missing, refusals, edit, stay = 0 } = kind;
  const { at, get, list, put, send, create, files } = site;
  const fields = Object.entries(pictures);
  const post = (body: FormData) => answerOf<Answered>(send("POST", "", body));
  const postAsJson = (body: unknown) => answerOf<Answered>(postJson(site.app(), at(""), body, site.staff()));

  /** A record as it was just made of the whole form, at that place of the order. */
  const whole = ({ id, ...body }: Answered, order: number) => ({
    _id: id,
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    ...answer,
    version: 1,
    ...Object.fromEntries(
      fields.flatMap(([name]) => [
        [name, expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.webp$/)],
        [`${name}Set`, { width: 64, height: 40, color: expect.any(String), srcset: `${body[name]} 64w` }],
      ]),
    ),
    ...(kind.orderedAs ? { order: order + stay } : {}),
    createdAt: site.app().now().toISOString(),
    updatedAt: site.app().now().toISOString(),
  });

  describe("a new record", () => {
    test("is stored from a form, and answered whole", async () => {
      await create(kind.named("Yang pertama"));
      const response = await send("POST", "", formOf(form, await files()));
      expect([response.headers.get("ETag"), response.headers.get("Cache-Control")]).toEqual(['"1"', "no-store"]);
      const { status, body } = await answerOf<Answered>(response);
      expect(status).toBe(201);
      expect(body).toEqual(whole(body, 1));
      expect(await get(`/${body.id}`, site.staff())).toEqual({ status: 200, body });
      if (body.slug) expect(await get(`/slug/${body.slug}`, site.staff())).toEqual({ status: 200, body });
      for (const [name] of fields)
        expect((await site.app().fetch(new URL(String(body[name])).pathname)).status).toBe(200);
    });

    test("is stored from JSON with its pictures as data URLs", async () => {
      const { status, body } = await postAsJson({ ...json, ...(await site.pictured()), order: 9 });
      expect(status).toBe(201);
      expect(body).toEqual(whole(body, 0));
    });

    test("needs few fields, and has what is usual for the others", async () => {
      const { status, body } = await post(formOf(least.form, await files(false)));
      expect(status).toBe(201);
      expect(body).toMatchObject(least.answer);
    });

    test("has no say in its id, version and times", async () => {
      const wish = {
        ...kind.fixed[0],
        id: newId(),
        _id: newId(),
        version: 7,
        createdAt: "2020-01-01",
        updatedAt: "2020-01-01",
      };
      const { body } = await postAsJson({ ...json, ...(await site.pictured()), ...wish });
      expect(body).toEqual(whole(body, 0));
      expect([body.id, body._id]).not.toContain(wish.id);
    });

    test("is refused with everything that is missing", async () => {
      expect(await post(new FormData())).toEqual(invalid(missing));
      expect(await postAsJson({})).toEqual(invalid(missing));
    });

    const named = refusals.map(([wrong, errors]) => [JSON.stringify(wrong).slice(0, 60), wrong, errors] as const);
    test.each(named)("is refused for %s, and nothing is kept", async (_name, wrong, errors) => {
      expect(await post(formOf({ ...form, ...wrong }, await files()))).toEqual(invalid(errors));
      expect((await list()).total).toBe(0);
    });

    test.each(fields)("is refused for a %s that is none, of another type, or too large", async (name, picture) => {
      const { wrongType, megabytes, isRequired } = picture;
      const tooLarge = fileOf(new Uint8Array(megabytes * 1024 * 1024 + 1), "besar.png");
      const refused: readonly (readonly [File, string])[] = [
        [fileOf("none", "a.png"), unread],
        ...(picture.takesDrawings ? [] : [[fileOf(drawing, "a.png"), wrongType] as const]),
        [fileOf("x", "a.pdf", "application/pdf"), wrongType],
        [tooLarge, `File size exceeds ${megabytes}MB limit. Please choose a smaller file.`],
        picture.takesDrawings
          ? [fileOf("<svg", "a.svg", "image/svg+xml"), unread]
          : [fileOf(drawing, "a.svg", "image/svg+xml"), wrongType],
      ];
      for (const [file, sentence] of refused) {
        const { status, body } = await post(formOf(form, { ...(await files()), [name]: file }));
        expect([status, Object(body.errors)[name]]).toEqual([400, expect.stringContaining(sentence)]);
      }
      const address = { ...json, ...(await site.pictured()), [name]: "https://example.com/a.png" };
      expect(await postAsJson(address)).toEqual(invalid({ [name]: isRequired ? String(missing[name]) : unread }));
    });

    test("is refused in a body that is too large, of another type, of unknown length, or cut off", async () => {
      const raw = (...own: readonly (readonly [string, string])[]) =>
        site.app().raw(at(""), { method: "POST", headers: [...Object.entries(site.staff()), ...own] });
      const type = [
        "Content-Type",
        fields.length > 0 ? "multipart/form-data; boundary=x" : "application/json",
      ] as const;
      expect((await raw(type, ["Content-Length", String(kind.maxBytes + 1)])).status).toBe(413);
      expect((await raw(["Content-Type", "text/plain"], ["Content-Length", "1"])).status).toBe(415);
      expect((await raw(["Content-Type", "application/json"], ["Transfer-Encoding", "chunked"])).status).toBe(411);
      const cut = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nTujuh';
      const headers = { ...site.staff(), "Content-Type": "multipart/form-data; boundary=x" };
      expect((await site.app().fetch(at(""), { method: "POST", body: cut, headers })).status).toBe(400);
    });

    test("is asked for whom it is before its body is read", async () => {
      const body = formOf(form, await files());
      expect((await site.app().fetch(at(""), { method: "POST", body })).status).toBe(401);
      expect((await send("POST", "", body, site.user())).status).toBe(403);
    });
  });

  describe("a new record with a key", () => {
    const formWith = async (values = {}) => formOf({ ...form, ...values }, await files());
    const keyed = async (key: string, body?: FormData, headers = {}) =>
      answerOf<Answered>(send("POST", "", body ?? (await formWith()), { "Idempotency-Key": key, ...headers }));

    test("is found by the same save again, and stored once", async () => {
      const first = await keyed("simpan-1");
      expect(first.status).toBe(201);
      expect(await keyed('"simpan-1"')).toEqual(first);
      expect((await list()).total).toBe(1);
      expect((await keyed("simpan-2", await formWith(kind.named("Yang kedua")))).body.id).not.toBe(first.body.id);
    });

    test("is stored once for two saves at the same moment", async () => {
      const both = await Promise.all([keyed("bersamaan"), keyed("bersamaan")]);
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      expect(both[0]?.body.id).toBe(both[1]?.body.id);
      expect((await list()).total).toBe(1);
    });

    test("takes the values that were changed before the second save", async () => {
      const { body: first } = await keyed("berubah");
      const { status, body } = await keyed("berubah", await formWith(kind.named("Yang berubah")));
      expect([status, body.id, body.version]).toEqual([201, first.id, 2]);
      expect(await site.titles()).toEqual([titleOf(kind.resource, body)]);
      expect(titleOf(kind.resource, body)).not.toBe(titleOf(kind.resource, first));
    });

    test("takes what was sent last, also when that was sent first", async () => {
      const { body: first } = await keyed("bolak-balik");
      const changed = await keyed("bolak-balik", await formWith(kind.named("Yang berubah")));
      expect(await keyed("bolak-balik", await formWith(kind.named("Yang berubah")))).toEqual(changed);
      const { body: last } = await keyed("bolak-balik");
      expect([last.id, last.version]).toEqual([first.id, 3]);
      expect(titleOf(kind.resource, last)).toBe(titleOf(kind.resource, first));
    });

    test("is refused with other values after the same person's own edit", async () => {
      const { body } = await keyed("sunting");
      expect((await put(`/${body.id}`, kind.hiding)).status).toBe(200);
      expect((await keyed("sunting", await formWith(kind.named("Dari formulir lama")))).status).toBe(412);
    });

    test("is refused with other values when somebody else has edited the record", async () => {
      const { body } = await keyed("orang-lain");
      const other = await site.colleague();
      expect((await put(`/${body.id}`, kind.hiding, other)).status).toBe(200);
      expect((await keyed("orang-lain", await formWith(kind.named("Yang lain lagi")))).status).toBe(412);
      expect((await keyed("orang-lain")).body).toMatchObject({ id: body.id, ...kind.hiding });
      const theirs = await keyed("orang-lain", await formWith(kind.named("Milik orang lain")), other);
      expect([theirs.status, theirs.body.id === body.id]).toEqual([201, false]);
    });

    test("is made anew when the first one was deleted", async () => {
      const { body: first } = await keyed("lama");
      await site.remove(`/${first.id}`);
      const { body: second } = await keyed("lama");
      expect(second.id).not.toBe(first.id);
    });

    test("is refused for a key that is none", async () => {
      for (const key of ["", "x".repeat(101), "a b", "kunci/1"])
        expect(await keyed(key)).toEqual({ status: 400, body: { message: inEnglish(serverMessages.badSaveKey) } });
      expect((await list()).total).toBe(0);
    });
  });

  describe("an edit", () => {
    test("changes the fields that it names, and no others", async () => {
      const before = await create();
      site.app().pass(1000);
      const updatedAt = site.app().now().toISOString();
      expect(await put(`/${before.id}`, kind.hiding)).toEqual({
        status: 200,
        body: { ...before, ...kind.hiding, version: 2, updatedAt },
      });
    });

    test("of a record as it was read changes what differs", async () => {
      const before = await create();
      const { body } = await put(`/${before.id}`, { ...before, ...edit });
      expect(body).toEqual({ ...before, ...edit, version: 2, updatedAt: body.updatedAt });
    });

    test.each(fields)("with a new %s takes the old one away", async (name, { isRequired }) => {
      const before = await create();
      const old = new URL(String(before[name])).pathname;
      const { body } = await answerOf<Answered>(
        send("PUT", `/${before.id}`, formOf({}, { [name]: await pictureFile() })),
      );
      expect([body.version, body[name] === before[name]]).toEqual([2, false]);
      expect((await site.app().fetch(old)).status).toBe(404);
      if (isRequired) return;
      const emptied = await answerOf(send("PUT", `/${before.id}`, formOf({ [name]: "" })));
      expect(emptied.body).toMatchObject({ [name]: "", [`${name}Set`]: null });
    });

    test("of nothing that can change is refused", async () => {
      const { id } = await create();
      for (const fixed of [{}, ...kind.fixed]) expect(await put(`/${id}`, fixed)).toEqual(noFields);
      expect((await get(`/${id}`, site.staff())).body.version).toBe(1);
    });

    test("that breaks a rule leaves the record as it was", async () => {
      const before = await create();
      const [wrong = {}, errors = {}] = refusals[0] ?? [];
      expect(await put(`/${before.id}`, { ...wrong, ...kind.hiding })).toEqual(invalid(errors));
      for (const [name] of fields) {
        const broken = formOf({}, { [name]: fileOf("none", "a.png") });
        expect((await send("PUT", `/${before.id}`, broken)).status).toBe(400);
      }
      expect((await get(`/${before.id}`, site.staff())).body).toEqual(before);
    });

    test("of an outdated version is refused", async () => {
      const { id } = await create();
      expect((await put(`/${id}`, kind.hiding, { "If-Match": '"1"' })).status).toBe(200);
      for (const tag of ['"1"', '"3"', '"x"', "2", 'W/"2"'])
        expect((await put(`/${id}`, kind.showing, { "If-Match": tag })).status).toBe(412);
      expect((await send("PUT", `/${id}`, formOf(form, await files()), { "If-Match": '"1"' })).status).toBe(412);
      for (const tag of ['"2"', "*"]) expect((await put(`/${id}`, kind.showing, { "If-Match": tag })).status).toBe(200);
    });

    test("again, after its answer was lost, is a success and stored once, unless the record was edited since", async () => {
      const { id } = await create();
      const first = await put(`/${id}`, kind.hiding, { "If-Match": '"1"' });
      expect(await put(`/${id}`, kind.hiding, { "If-Match": '"1"' })).toEqual(first);
      expect((await put(`/${id}`, kind.showing)).status).toBe(200);
      expect((await put(`/${id}`, kind.hiding, { "If-Match": '"1"' })).status).toBe(412);
    });

    test.each(fields)("with a new %s again, after its answer was lost, is a success and stored once", async (name) => {
      const { id } = await create();
      const hiding = Object.fromEntries(Object.entries(kind.hiding).map(([field, value]) => [field, String(value)]));
      const save = async (width = 64) => {
        const body = formOf(hiding, { [name]: fileOf(await pictureBytes(width), "toko.png") });
        return answerOf<Answered>(send("PUT", `/${id}`, body, { "If-Match": '"1"' }));
      };
      const first = await save();
      expect(first).toMatchObject({ status: 200, body: { version: 2 } });
      expect(await save()).toEqual(first);
      expect((await save(65)).status).toBe(412);
    });

    test("of a record that is not there finds nothing", async () => {
      for (const missing of [newId(), "x"]) expect(await put(`/${missing}`, edit)).toEqual(notFound);
    });
  });
}
