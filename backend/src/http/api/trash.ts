import { undoMs } from "@etalase/contracts/history";
import {
  bulkRestore,
  restored,
  trashPage,
  trashQuery,
  undone,
  undoPage,
  undoQuery,
} from "@etalase/contracts/history.schema";
import { deleted } from "@etalase/contracts/rules/answers.schema";
import { bulkDelete } from "@etalase/contracts/rules/fields";
import { purgeAtOf, type Trash } from "../../application/history/trash.ts";
import type { Undos } from "../../application/history/undo.ts";
import { doerView } from "./revisions.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/trash";

type Needs = Readonly<{ trash: Trash; undo: Undos["undo"]; undos: Undos["list"] }>;

const undoRoutes = ({ undo, undos }: Needs): readonly Route[] => [
  route.get("/api/undo", "staff", {
    query: undoQuery,
    response: undoPage,
    handle: async ({ query, by }) => {
      const { rows, ...info } = await undos(query, by.user);
      const undoable = rows.map((row) => ({
        ...row,
        by: doerView(row),
        at: new Date(row.expiresAt.getTime() - undoMs),
        until: row.expiresAt,
      }));
      return { body: viewBy(undoPage, { undos: undoable, ...info }) };
    },
  }),
  route.post("/api/undo/:token", "staff", {
    response: undone,
    handle: async (call) => ({ body: { undone: await undo(call.params.token ?? "", call.by) } }),
  }),
];

const restoreRoutes = ({ trash }: Needs): readonly Route[] => [
  route.post(`${path}/restore`, "staff", {
    body: { schema: bulkRestore },
    response: restored,
    handle: async (call) => ({ body: { restored: await trash.restore(call.input.ids, call.by) } }),
  }),
  route.post(`${path}/:id/restore`, "staff", {
    response: restored,
    handle: async (call) => ({ body: { restored: await trash.restore([call.id], call.by) } }),
  }),
];

/** Only superadmins remove records for good. */
const purgeRoutes = ({ trash }: Needs): readonly Route[] => [
  route.delete(path, "superadmin", {
    query: bulkDelete,
    response: deleted,
    handle: async (call) => ({ body: { deleted: await trash.purge(call.query.ids, call.by) } }),
  }),
  route.delete(`${path}/:id`, "superadmin", {
    handle: async ({ id, by }) => {
      await trash.purge([id], by);
    },
  }),
];

/** The routes of the trash and of undo. */
export const trashRoutes = (needs: Needs): readonly Route[] => [
  ...undoRoutes(needs),
  route.get(path, "staff", {
    query: trashQuery,
    response: trashPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await needs.trash.list(query);
      const items = rows.map((item) => ({ ...item, deletedBy: doerView(item), purgeAt: purgeAtOf(item) }));
      return { body: viewBy(trashPage, { items, ...info }) };
    },
  }),
  ...restoreRoutes(needs),
  ...purgeRoutes(needs),
];
