import { deleted, updated } from "@etalase/contracts/rules/answers.schema";
import { type MoveInput, moveInput } from "@etalase/contracts/rules/content.schema";
import { bulkDelete } from "@etalase/contracts/rules/fields";
import type * as z from "zod/mini";
import type { Files, PictureFields } from "../../application/media.ts";
import type { User, Viewer } from "../../domain/user.ts";
import { type Route, readRoute, route } from "./route.ts";
import { theUser } from "./session.ts";

type Page<Row> = Readonly<{ rows: readonly Row[]; total: number; page: number; totalPages: number }>;
type BulkUpdate = Readonly<{ ids: readonly string[]; update: object }>;

/** The use cases that every kind of content has. */
type ContentService<Whole, Row, Query, Input, Update, Bulk extends BulkUpdate> = Readonly<{
  list(query: Query, viewer: Viewer): Promise<Page<Row>>;
  get(id: string, viewer: Viewer): Promise<Whole>;
  create(input: Input, files: Files, author: User): Promise<Whole>;
  update(id: string, change: Update, files: Files, ifVersion?: number): Promise<Whole>;
  bulkUpdate(bulk: Bulk): Promise<number>;
  remove(ids: readonly string[]): Promise<number>;
}>;

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
  /** Of its form; an edit requires none of them. */
  pictures: PictureFields;
  /** Of a whole upload in bytes, where it is more than the usual. */
  maxBytes?: number;
  row: (row: Row) => unknown;
  whole: (record: Whole) => unknown;
  /** What a list and a single record look like. */
  answers: Readonly<{ page: z.ZodMiniType; whole: z.ZodMiniType }>;
}>;

const optional = (pictures: PictureFields): PictureFields =>
  Object.fromEntries(Object.entries(pictures).map(([name, { required: _required, ...field }]) => [name, field]));

/** The calls that every kind of content has: list, read, create, edit, delete, and the last two for many at once. */
export function resourceRoutes<
  Whole extends Readonly<{ version: number }>,
  Row,
  Query,
  Input,
  Update,
  Bulk extends BulkUpdate,
>(resource: Resource<Whole, Row, Query, Input, Update, Bulk>): readonly Route[] {
  const { path, key, service, query, input, update, bulk, pictures, maxBytes, row, whole, answers } = resource;
  const size = maxBytes === undefined ? {} : { maxBytes };
  const one = (record: Whole) => ({ body: whole(record), version: record.version });

  return [
    readRoute({
      path,
      query,
      response: answers.page,
      read: async ({ query, viewer }) => {
        const { rows, ...info } = await service.list(query, viewer);
        return { body: { [key]: rows.map(row), ...info } };
      },
    }),
    readRoute({
      path: `${path}/:id`,
      response: answers.whole,
      read: async ({ params, viewer }) => one(await service.get(params.id ?? "", viewer)),
    }),
    route({
      method: "POST",
      path,
      who: "staff",
      body: { schema: input, pictures, ...size },
      response: answers.whole,
      status: 201,
      handle: async ({ input, uploads, signedIn }) => one(await service.create(input, uploads, theUser(signedIn))),
    }),
    route({
      method: "PUT",
      path: `${path}/bulk-update`,
      who: "staff",
      body: { schema: bulk },
      response: updated,
      handle: async ({ input }) => ({ body: { updated: await service.bulkUpdate(input) } }),
    }),
    route({
      method: "PUT",
      path: `${path}/:id`,
      who: "staff",
      body: { schema: update, pictures: optional(pictures), ...size },
      response: answers.whole,
      handle: async ({ params, input, uploads, ifVersion }) =>
        one(await service.update(params.id ?? "", input, uploads, ifVersion)),
    }),
    route({
      method: "DELETE",
      path,
      who: "staff",
      query: bulkDelete,
      response: deleted,
      handle: async ({ query }) => ({ body: { deleted: await service.remove(query.ids) } }),
    }),
    route({
      method: "DELETE",
      path: `${path}/:id`,
      who: "staff",
      handle: async ({ params }) => {
        await service.remove([params.id ?? ""]);
        return {};
      },
    }),
  ];
}

type Moved = readonly Readonly<{ id: string; order: number }>[];
type Moving = Readonly<{
  path: string;
  key: string;
  move: (input: MoveInput) => Promise<Moved>;
  response: z.ZodMiniType;
}>;

/** One step up or down in the order; answers those whose place has changed. */
export const orderRoute = ({ path, key, move, response }: Moving): Route =>
  route({
    method: "PUT",
    path: `${path}/order`,
    who: "staff",
    body: { schema: moveInput },
    response,
    handle: async ({ input }) => ({
      body: { [key]: (await move(input)).map(({ id, order }) => ({ _id: id, order })) },
    }),
  });

type Slugged = Readonly<{ slug: string; version: number }>;
type SlugReading<Whole> = Readonly<{
  find: (slug: string, viewer: Viewer) => Promise<Whole>;
  view: (found: Whole) => unknown;
  response: z.ZodMiniType;
}>;

/** Reading by slug: one that the record once had leads to its newest. */
export const slugRoute = <Whole extends Slugged>(path: string, { find, view, response }: SlugReading<Whole>): Route =>
  readRoute({
    path: `${path}/slug/:slug`,
    response,
    read: async ({ params, viewer }) => {
      const found = await find(params.slug ?? "", viewer);
      if (found.slug !== params.slug) return { status: 301, location: `${path}/slug/${found.slug}` };
      return { body: view(found), version: found.version };
    },
  });
