import { deleted, updated } from "@etalase/contracts/rules/answers.schema";
import { type MoveInput, moveInput } from "@etalase/contracts/rules/content.schema";
import { bulkDelete } from "@etalase/contracts/rules/fields";
import type * as z from "zod/mini";
import type { Rows } from "../../application/content.ts";
import type { Files, PictureFields } from "../../application/media.ts";
import type { Revisions } from "../../application/ports.ts";
import type { Edit } from "../../application/writing.ts";
import type { Actor, Viewer } from "../../domain/user.ts";
import { saveKeyOf } from "./parse-call.ts";
import { revisionRoutes } from "./revisions.ts";
import { type Answer, type Call, type Route, route } from "./route.ts";

type Remove = (ids: readonly string[], by: Actor) => Promise<number>;

/** The routes that delete one record, or several at once. */
export const removalRoutes = (path: string, remove: Remove): readonly Route[] => [
  route.delete(path, "staff", {
    query: bulkDelete,
    response: deleted,
    handle: async (call) => ({ body: { deleted: await remove(call.query.ids, call.by) } }),
  }),
  route.delete(`${path}/:id`, "staff", {
    handle: async ({ id, by }) => {
      await remove([id], by);
    },
  }),
];

type Page<Row> = Rows<Row> & Readonly<{ page: number; totalPages: number }>;
type BulkUpdate = Readonly<{ ids: readonly string[]; update: object }>;

/** The use cases of every kind of content. */
type ContentService<Whole, Row, Query, Input, Update, Bulk extends BulkUpdate> = Readonly<{
  list(query: Query, viewer: Viewer): Promise<Page<Row>>;
  get(id: string, viewer: Viewer): Promise<Whole>;
  create(input: Input, files: Files, by: Actor): Promise<Whole>;
  update(id: string, change: Update, edit: Edit): Promise<Whole>;
  bulkUpdate(bulk: Bulk, by: Actor): Promise<number>;
  remove(ids: readonly string[], by: Actor): Promise<number>;
  revisions: Revisions<Whole>;
  /** Finds a record by its slug, also by a former one; absent for a kind without slugs. */
  getBySlug?: (slug: string, viewer: Viewer) => Promise<Whole & Slugged>;
  /** Moves a record one step; absent for a kind without an order of its own. */
  move?: Move;
}>;

type Slugged = Readonly<{ slug: string }>;
type Move = (input: MoveInput, by: Actor) => Promise<readonly Readonly<{ id: string; order: number }>[]>;

type Schema<T> = z.ZodMiniType<T>;

type Resource<Whole, Row, Query, Input, Update, Bulk extends BulkUpdate> = Readonly<{
  path: string;
  /** The key of the rows in a list's answer. */
  key: string;
  service: ContentService<Whole, Row, Query, Input, Update, Bulk>;
  query: Schema<Query>;
  input: Schema<Input>;
  update: Schema<Update>;
  bulk: Schema<Bulk>;
  /** The picture fields of the form; an edit requires none of them. */
  pictures: PictureFields;
  /** The largest upload in bytes, where it exceeds the usual limit. */
  maxBytes?: number;
  row: (row: Row) => unknown;
  whole: (record: Whole) => unknown | Promise<unknown>;
  /** The state in the answer's ETag. */
  state?: (record: Whole) => string | undefined;
  /** The rows alone, when the query asks for no page; null when it does. */
  all?: (query: Query) => Promise<readonly Row[]> | null;
  /** The schemas of a list, of a single record, and of the records that a move has changed. */
  answers: Readonly<{ page: z.ZodMiniType; whole: z.ZodMiniType; moved?: z.ZodMiniType }>;
}>;

/** The data that comes with an edit by a form. */
export const editOf = (call: Call): Edit => ({ by: call.by, files: call.uploads, ifVersion: call.ifVersion });

const optional = (pictures: PictureFields): PictureFields =>
  Object.fromEntries(Object.entries(pictures).map(([name, { required: _required, ...field }]) => [name, field]));

/** The state of a record that leads to its translation, which appears and goes without a new version of the record. */
function translationIn(body: unknown): string | undefined {
  const { translation }: { translation?: { slug?: string } | null } = Object(body);
  return translation?.slug;
}

/** The calls of every kind of content: list, read, create, edit, delete, and the last two for many records at once. */
export function resourceRoutes<
  Whole extends Readonly<{ version: number }>,
  Row,
  Query,
  Input,
  Update,
  Bulk extends BulkUpdate,
>(resource: Resource<Whole, Row, Query, Input, Update, Bulk>): readonly Route[] {
  const { path, key, service, query, input, update, bulk, pictures, maxBytes, row, whole, state, all, answers } =
    resource;
  const size = maxBytes === undefined ? {} : { maxBytes };
  const one = async (record: Whole) => {
    const body = await whole(record);
    return { body, version: record.version, state: state?.(record) ?? translationIn(body) };
  };

  return [
    route.read(path, {
      query,
      response: answers.page,
      isCached: true,
      read: async ({ query, viewer }) => {
        const every = await all?.(query);
        if (every) return { body: every.map(row) };
        const { rows, hasWhole: _whole, ...info } = await service.list(query, viewer);
        return { body: { [key]: rows.map(row), ...info } };
      },
    }),
    route.read(`${path}/:id`, {
      response: answers.whole,
      read: async ({ id, viewer }) => one(await service.get(id, viewer)),
    }),
    route.post(path, "staff", {
      body: { schema: input, pictures, ...size },
      response: answers.whole,
      answers: [201],
      handle: async (call) => {
        const by = { ...call.by, saveKey: saveKeyOf(call.context) };
        return one(await service.create(call.input, call.uploads, by));
      },
    }),
    route.put(`${path}/bulk-update`, "staff", {
      body: { schema: bulk },
      response: updated,
      handle: async (call) => ({ body: { updated: await service.bulkUpdate(call.input, call.by) } }),
    }),
    route.put(`${path}/:id`, "staff", {
      body: { schema: update, pictures: optional(pictures), ...size },
      response: answers.whole,
      handle: async (call) => one(await service.update(call.id, call.input, editOf(call))),
    }),
    ...removalRoutes(path, service.remove),
    ...revisionRoutes({
      path: `${path}/:id`,
      revisions: service.revisions,
      view: whole,
      response: answers.whole,
    }),
    ...(service.getBySlug ? [slugRoute(path, service.getBySlug, one, answers.whole)] : []),
    ...(service.move && answers.moved ? [orderRoute(path, key, service.move, answers.moved)] : []),
  ];
}

/** Moves a record one step up or down; the answer holds the records whose place has changed. */
const orderRoute = (path: string, key: string, move: Move, response: z.ZodMiniType): Route =>
  route.put(`${path}/order`, "staff", {
    body: { schema: moveInput },
    response,
    handle: async ({ input, by }) => ({
      body: { [key]: (await move(input, by)).map(({ id, order }) => ({ _id: id, order })) },
    }),
  });

/** Reads a record by its slug; a former slug redirects to the newest one. */
const slugRoute = <Whole extends Slugged>(
  path: string,
  find: (slug: string, viewer: Viewer) => Promise<Whole>,
  one: (record: Whole) => Promise<Answer>,
  response: z.ZodMiniType,
): Route =>
  route.read(`${path}/slug/:slug`, {
    response,
    answers: [200, 301],
    read: async ({ params, viewer }) => {
      const record = await find(params.slug ?? "", viewer);
      return record.slug === params.slug ? one(record) : { status: 301, location: `${path}/slug/${record.slug}` };
    },
  });
