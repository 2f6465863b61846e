import { type ContentResource, kinds, titleOf } from "@etalase/contracts/kinds";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import type { ImageRule } from "@etalase/contracts/rules/image";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { limits } from "../../src/http/limits.ts";
import { answerOf, bearer, postJson, signUp, startTestApp } from "../app.ts";
import type { DialectName } from "../databases.ts";
import { dataUrlOf, formOf, pictureFile } from "../forms.ts";
import { pictureBytes } from "../services.ts";
import { type Fields, samples, type Texts } from "./samples.ts";

export type { Fields } from "./samples.ts";
export type Errors = Readonly<Record<string, string>>;
export type Headers = Readonly<Record<string, string>>;

/** A record as the API answers it. */
export type Answered = Readonly<{ _id: string; id: string; slug?: string; order?: number; updatedAt: string }> & Fields;
export type Page = Readonly<{ rows: readonly Answered[]; total: number; page: number; totalPages: number }>;

type Picture = Readonly<{
  isRequired: boolean;
  /** The sentence for a type of file that is refused. */
  wrongType: string;
  takesDrawings: boolean;
  megabytes: number;
}>;

export const pictureBy = ({ types, maxBytes, typeSentence }: ImageRule, isRequired: boolean): Picture => ({
  isRequired,
  takesDrawings: types.includes("image/svg+xml"),
  megabytes: maxBytes / 1024 / 1024,
  wrongType: inEnglish(typeSentence),
});

/** The answer's fields of a record with a page of its own, which has no more than its text. */
export const plainPage = {
  hasOwnExcerpt: false,
  publishAt: null,
  unpublishAt: null,
  noindex: false,
  language: "id",
  translationOf: "",
  translation: null,
  seoTitle: "",
  seoDescription: "",
  shareImage: "",
  shareImageSet: null,
};

/** One kind of content, as the cases that all kinds share need to know it. */
export type KindOfContent = Omit<Given, keyof ReturnType<typeof usualOf>> & ReturnType<typeof usualOf>;

/** A kind's own part of it. */
export type Given = Readonly<{
  resource: ContentResource;
  /** The key of the records in a list's answer, where it is not the kind's name. */
  key?: string;
  /** A whole form without its pictures. */
  form: Texts;
  /** The same values as JSON has them, where those differ. */
  json?: Fields;
  /** The answer's fields that follow from the form, without pictures, place and times. */
  answer: Fields;
  pictures: Readonly<Record<string, Picture>>;
  /** The fields without which nothing is stored, and the answer's fields that follow from their absence. */
  least: Readonly<{ form: Texts; answer: Fields }>;
  /** The sentences for an empty form. */
  missing: Errors;
  refusals: readonly (readonly [Texts, Errors])[];
  /** An edit that no other field follows from. */
  edit: Fields;
  /** Fields that an edit leaves alone. */
  fixed?: readonly Fields[];
  /** The most bytes of a form. */
  maxBytes?: number;
  /** The number of records that always stay, and stand before those of a test; they have no pictures. */
  stay?: number;
  /** Addresses below the kind's at which a hidden record is as if it did not exist, and lists that lack it. */
  hidden: Readonly<{ records?: readonly string[]; lists: readonly string[] }>;
  /** Queries of a list, with the sentence that refuses each. */
  refusedQueries: readonly (readonly [query: string, sentence: string])[];
  /** Calls that are no method of their address, with those that are. */
  otherMethods?: readonly (readonly [method: string, at: string, allow: string])[];
}>;

/** A kind's part that follows from its name, or is usual. */
function usualOf({ resource, key = resource, fixed, maxBytes = limits.uploadBytes, otherMethods = [] }: Given) {
  const { noun, titled } = kinds[resource];
  // The others are in the order of their dates.
  const isOrdered = resource !== "news" && resource !== "portfolio";
  return {
    key,
    fixed: fixed ?? [{ order: 3 }],
    maxBytes,
    otherMethods,
    /** The kind's name in sentences about its order, where editors put its records in order. */
    orderedAs: isOrdered ? noun.charAt(0).toUpperCase() + noun.slice(1) : undefined,
    /** Edits of one field, and of many records at once: one hides a record from visitors, one shows it. */
    hiding: samples[resource].shown(false),
    showing: samples[resource].shown(true),
    named: (name: string): Texts => ({ [titled]: name }),
  };
}

export const kindOf = (given: Given): KindOfContent => ({ ...given, ...usualOf(given) });

/** The API of one kind, on an empty site. `staff` and `user` are the headers of accounts. */
export function startKind(kind: KindOfContent, dialect: DialectName) {
  const { resource, key, form, pictures, stay = 0 } = kind;
  const path = `/api/${resource}`;
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let staff: Headers;
  let user: Headers;
  let staying: readonly Answered[] = [];

  const at = (place: string) => path + place;
  const get = <T = Answered>(place: string, headers: Headers = {}) =>
    answerOf<T>(app.fetch(at(place), { headers: { ...headers } }));
  const list = async (query = "?page=1&limit=100", headers: Headers = staff): Promise<Page> => {
    const { [key]: all, ...info } = (await get<Fields>(query, headers)).body;
    const page = { ...info, rows: all } as unknown as Page; // each kind's list says so under a key of its own
    const rows = page.rows.filter(({ id }) => !staying.some((one) => one.id === id));
    return { ...page, rows, total: Math.max(page.total - staying.length, rows.length) };
  };
  const put = (place: string, fields: unknown, headers: Headers = {}) =>
    answerOf<Answered>(postJson(app, at(place), fields, { ...staff, ...headers }, "PUT"));
  const send = (method: string, place: string, body: FormData, headers: Headers = {}) =>
    app.fetch(at(place), { method, body, headers: { ...staff, ...headers } });
  const remove = (place: string, headers: Headers = staff) =>
    app.fetch(at(place), { method: "DELETE", headers: { ...headers } });
  const files = async (isAll = true) => {
    const wanted = Object.entries(pictures).filter(([, { isRequired }]) => isAll || isRequired);
    return Object.fromEntries(await Promise.all(wanted.map(async ([name]) => [name, await pictureFile()] as const)));
  };
  const create = async (fields: Texts = {}): Promise<Answered> => {
    const answer = await answerOf<Answered>(send("POST", "", formOf({ ...form, ...fields }, await files())));
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const clear = async () => {
    const { rows } = await list();
    if (rows.length > 0) await remove(`?ids=${rows.map(({ id }) => id).join()}`);
  };

  beforeAll(async () => {
    app = await startTestApp({ dialect });
    staff = bearer((await signUp(app)).token);
    user = bearer((await signUp(app, { username: "budi", email: "budi@example.com" })).token);
    staying = (await list()).rows.slice(0, stay);
    await clear();
  });
  afterEach(async () => {
    // Whatever a test did: no place of the order is empty, each stored file is a record's, and no upload is left.
    const { rows } = await list();
    if (kind.orderedAs) expect(rows.map(({ order }) => order)).toEqual(rows.map((_, place) => place + stay));
    const shown = rows.flatMap((row) => [...Object.keys(pictures), "images"].flatMap((name) => row[name] ?? []));
    const names = shown.filter(Boolean).map((address) => String(address).split("/").at(-1));
    expect(await app.shownFiles()).toEqual(names.sort());
    expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
    await clear();
  });
  afterAll(() => app.close());

  return {
    at,
    get,
    list,
    put,
    send,
    remove,
    create,
    files,
    app: () => app,
    staff: () => staff,
    /** An account without rights, and nobody. */
    others: () => [user, {}] as const,
    user: () => user,
    /** Signs up another admin. */
    async colleague(): Promise<Headers> {
      const { id, token } = await signUp(app, { username: "citra", email: "citra@example.com" });
      await postJson(app, `/api/users/${id}`, { role: "admin" }, staff, "PUT");
      return bearer(token);
    },
    /** All pictures as JSON has them. */
    async pictured(): Promise<Fields> {
      const url = dataUrlOf(await pictureBytes());
      return Object.fromEntries(Object.keys(pictures).map((name) => [name, url]));
    },
    titles: async (query?: string, headers?: Headers) =>
      (await list(query, headers)).rows.map((row) => titleOf(resource, row)),
  };
}

export type StartedKind = ReturnType<typeof startKind>;
