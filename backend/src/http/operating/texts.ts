import { type TextsAnswer, textsAnswer, textsUpdate } from "@etalase/contracts/operating/texts.schema";
import { type Texts, type TextsService, textsIn } from "../../application/texts/texts.ts";
import { editOf } from "../api/resource.ts";
import { revisionRoutes } from "../api/revisions.ts";
import { type Route, route } from "../api/route.ts";

const path = "/api/texts";

export function textsRoutes({ get, catalogue, update, revisions }: TextsService): readonly Route[] {
  const view = async ({ values, version }: Texts): Promise<TextsAnswer> => ({
    texts: (await catalogue()).map((entry) => ({ ...entry, value: values[entry.key] ?? entry.default })),
    version,
  });
  const whole = async (found: Texts) => ({ body: await view(found), version: found.version });
  const read = async () => whole(await get());

  return [
    // Staff alone may call it; `read` serves previews, which are drawn by the server itself.
    route({ method: "GET", path, who: "staff", response: textsAnswer, handle: read, read }),
    route({
      method: "PUT",
      path,
      who: "staff",
      body: { schema: textsUpdate },
      response: textsAnswer,
      handle: async (call) => whole(await update(call.input.values, editOf(call))),
    }),
    ...revisionRoutes({
      path,
      only: "texts",
      revisions,
      view: (record) => view(textsIn(record)),
      response: textsAnswer,
    }),
  ];
}
