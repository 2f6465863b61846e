import { user, userQuery, usersPage, userUpdate } from "@etalase/contracts/users.schema";
import type { UsersService } from "../../application/users.ts";
import { type Route, route } from "./route.ts";
import { userView } from "./user-view.ts";

export const userRoutes = (users: UsersService): readonly Route[] => [
  route({
    method: "GET",
    path: "/api/users",
    who: "superadmin",
    query: userQuery,
    response: usersPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await users.list(query);
      return { body: { users: rows.map(userView), ...info } };
    },
  }),
  route({
    method: "PUT",
    path: "/api/users/:id",
    who: "superadmin",
    body: { schema: userUpdate },
    response: user,
    handle: async ({ params, input }) => ({ body: userView(await users.update(params.id ?? "", input)) }),
  }),
  route({
    method: "DELETE",
    path: "/api/users/:id",
    who: "superadmin",
    handle: async ({ params }) => {
      await users.remove(params.id ?? "");
      return {};
    },
  }),
];
