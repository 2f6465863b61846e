import { menusAnswer, menusUpdate } from "@etalase/contracts/menus.schema";
import type { MenusService, StoredMenus } from "../../application/menus.ts";
import { editOf } from "./resource.ts";
import { revisionRoutes } from "./revisions.ts";
import { type Route, route } from "./route.ts";

const path = "/api/menus";

export function menusRoutes({ get, whole, toVisitors, update, revisions }: MenusService): readonly Route[] {
  const answer = async (menus: StoredMenus) => ({ body: await whole(menus), version: menus.version });
  return [
    route.read(path, {
      response: menusAnswer,
      async read({ viewer }) {
        const menus = await get();
        return viewer === "public" ? { ...(await answer(await toVisitors(menus))), state: viewer } : answer(menus);
      },
    }),
    route.put(path, "staff", {
      body: { schema: menusUpdate },
      response: menusAnswer,
      handle: async (call) => answer(await update(call.input, editOf(call))),
    }),
    ...revisionRoutes({ path, only: "menus", revisions, view: whole, response: menusAnswer }),
  ];
}
