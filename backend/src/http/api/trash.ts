import { undoMs } from "@etalase/contracts/history";
import {
  bulkRestore,
  restored,
  type TrashItem as TrashItemView,
  trashPage,
  trashQuery,
  type Undoable,
  undone,
  undoPage,
  undoQuery,
} from "@etalase/contracts/history.schema";
import { deleted } from "@etalase/contracts/rules/answers.schema";
import { bulkDelete } from "@etalase/contracts/rules/fields";
import { purgeAtOf, type Trash } from "../../application/history/trash.ts";
import type { Listed, Undos } from "../../application/history/undo.ts";
import type { TrashItem } from "../../domain/history.ts";
import { doerView } from "./revisions.ts";
import { type Route, route } from "./route.ts";
import { theActor, theUser } from "./session.ts";

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

const undoableOf = ({ id, resource, title, count, deed, expiresAt, isChangedSince, ...doer }: Listed): Undoable => ({
  _id: id,
  id,
  resource,
  title,
  count,
  deed,
  isChangedSince,
  by: doerView(doer),
  at: new Date(expiresAt.getTime() - undoMs).toISOString(),
  until: expiresAt.toISOString(),
});

type Needs = Readonly<{ trash: Trash; undo: Undos["undo"]; undos: Undos["list"] }>;

const undoRoutes = ({ undo, undos }: Needs): readonly Route[] => [
  route({
    method: "GET",
    path: "/api/undo",
    who: "staff",
    query: undoQuery,
    response: undoPage,
    handle: async ({ query, signedIn }) => {
      const { rows, ...info } = await undos(query, theUser(signedIn));
      return { body: { undos: rows.map(undoableOf), ...info } };
    },
  }),
  route({
    method: "POST",
    path: "/api/undo/:token",
    who: "staff",
    response: undone,
    handle: async (call) => ({ body: { undone: await undo(call.params.token ?? "", theActor(call)) } }),
  }),
];

const restoreRoutes = ({ trash }: Needs): readonly Route[] => [
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
];

/** Only superadmins remove records for good. */
const purgeRoutes = ({ trash }: Needs): readonly Route[] => [
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

/** The routes of the trash and of undo. */
export const trashRoutes = (needs: Needs): readonly Route[] => [
  ...undoRoutes(needs),
  route({
    method: "GET",
    path,
    who: "staff",
    query: trashQuery,
    response: trashPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await needs.trash.list(query);
      return { body: { items: rows.map(viewOf), ...info } };
    },
  }),
  ...restoreRoutes(needs),
  ...purgeRoutes(needs),
];
