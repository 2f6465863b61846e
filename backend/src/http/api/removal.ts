import { deleted } from "@etalase/contracts/rules/answers.schema";
import { bulkDelete } from "@etalase/contracts/rules/fields";
import type { Actor } from "../../domain/user.ts";
import { type Route, route } from "./route.ts";
import { theActor } from "./session.ts";

type Remove = (ids: readonly string[], by: Actor) => Promise<number>;

/** The routes that delete one record, or several at once. */
export const removalRoutes = (path: string, remove: Remove): readonly Route[] => [
  route({
    method: "DELETE",
    path,
    who: "staff",
    query: bulkDelete,
    response: deleted,
    handle: async (call) => ({ body: { deleted: await remove(call.query.ids, theActor(call)) } }),
  }),
  route({
    method: "DELETE",
    path: `${path}/:id`,
    who: "staff",
    handle: async (call) => {
      await remove([call.params.id ?? ""], theActor(call));
      return {};
    },
  }),
];
