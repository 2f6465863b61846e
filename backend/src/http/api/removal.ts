import { deleted } from "@etalase/contracts/rules/answers.schema";
import { bulkDelete } from "@etalase/contracts/rules/fields";
import type { Actor } from "../../domain/user.ts";
import { type Route, route } from "./route.ts";

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
