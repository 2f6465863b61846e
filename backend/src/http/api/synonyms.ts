import { synonymsAnswer, synonymsUpdate } from "@etalase/contracts/synonyms.schema";
import type { Synonyms, SynonymsService } from "../../application/synonyms.ts";
import { editOf } from "./resource.ts";
import { revisionRoutes } from "./revisions.ts";
import { type Route, route } from "./route.ts";

const path = "/api/synonyms";

const view = ({ synonyms, version }: Synonyms) => ({ synonyms, version });
const whole = (synonyms: Synonyms) => ({ body: view(synonyms), version: synonyms.version });

export const synonymsRoutes = ({ get, update, revisions }: SynonymsService): readonly Route[] => [
  route.get(path, "staff", { response: synonymsAnswer, handle: async () => whole(await get()) }),
  route.put(path, "staff", {
    body: { schema: synonymsUpdate },
    response: synonymsAnswer,
    handle: async (call) => whole(await update(call.input.synonyms, editOf(call))),
  }),
  ...revisionRoutes({ path, only: "synonyms", revisions, view, response: synonymsAnswer }),
];
