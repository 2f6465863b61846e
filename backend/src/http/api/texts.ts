import { isEnglish, originalKey, type TextEntry } from "@etalase/contracts/texts";
import { type TextsAnswer, textsAnswer, textsUpdate } from "@etalase/contracts/texts.schema";
import { type Texts, type TextsService, textsIn } from "../../application/texts.ts";
import { editOf } from "./resource.ts";
import { revisionRoutes } from "./revisions.ts";
import { type Route, route } from "./route.ts";

const path = "/api/texts";

export function textsRoutes({ get, catalogue, update, revisions }: TextsService): readonly Route[] {
  async function view({ values, version }: Texts): Promise<TextsAnswer> {
    const entries = await catalogue();
    const wordsByKey = new Map(entries.map(({ key, default: own }) => [key, values[key] ?? own]));
    const originalOf = ({ key, original }: TextEntry) =>
      isEnglish(key) ? { original: original ?? wordsByKey.get(originalKey(key)) ?? "" } : {};
    const texts = entries.map((entry) => ({ ...entry, ...originalOf(entry), value: wordsByKey.get(entry.key) ?? "" }));
    return { texts, version };
  }
  const whole = async (texts: Texts) => ({ body: await view(texts), version: texts.version });
  const read = async () => whole(await get());

  return [
    // Staff alone may call it; `read` serves previews, which are drawn by the server itself.
    route.get(path, "staff", { response: textsAnswer, handle: read, read }),
    route.put(path, "staff", {
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
