import {
  bulkRestore,
  restored,
  type TrashItem as TrashItemView,
  trashPage,
  trashQuery,
  undone,
} from "@etalase/contracts/history.schema";
import { deleted } from "@etalase/contracts/rules/answers.schema";
import { bulkDelete } from "@etalase/contracts/rules/fields";
import { purgeAtOf, type Trash } from "../../../application/history/trash.ts";
import type { TrashItem } from "../../../domain/history.ts";
import type { Actor } from "../../../domain/user.ts";
import { doerView } from "../revisions.ts";
import { type Route, route } from "../route.ts";
import { theActor } from "../session.ts";

const viewOf = (item: TrashItem): TrashItemView => ({
  _id: item.id,
  id: item.id,
  resource: item.resource,
  title: item.title,
  deletedAt: item.deletedAt.toISOString(),
  deletedBy: doerView(item),
  purgeAt: purgeAtOf(item).toISOString(),
});

const path = "/api/trash";

type Needs = Readonly<{ trash: Trash; undo: (token: string, by: Actor) => Promise<number> }>;

/** What was deleted, and what takes a write back. */
export const trashRoutes = ({ trash, undo }: Needs): readonly Route[] => [
  route({
    method: "POST",
    path: "/api/undo/:token",
    who: "staff",
    response: undone,
    handle: async (call) => ({ body: { undone: await undo(call.params.token ?? "", theActor(call)) } }),
  }),
  route({
    method: "GET",
    path,
    who: "staff",
    query: trashQuery,
    response: trashPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await trash.list(query);
      return { body: { items: rows.map(viewOf), ...info } };
    },
  }),
  route({
    method: "POST",
    path: `${path}/restore`,
    who: "staff",
    body: { schema: bulkRestore },
    response: restored,
    handle: async (call) => ({ body: { restored: await trash.restore(call.input.ids, theActor(call)) } }),
  }),
  route({
    method: "POST",
    path: `${path}/:id/restore`,
    who: "staff",
    response: restored,
    handle: async (call) => ({ body: { restored: await trash.restore([call.params.id ?? ""], theActor(call)) } }),
  }),
  route({
    method: "DELETE",
    path,
    who: "superadmin",
    query: bulkDelete,
    response: deleted,
    handle: async (call) => ({ body: { deleted: await trash.purge(call.query.ids, theActor(call)) } }),
  }),
  route({
    method: "DELETE",
    path: `${path}/:id`,
    who: "superadmin",
    handle: async (call) => {
      await trash.purge([call.params.id ?? ""], theActor(call));
      return {};
    },
  }),
];
