import { sectionsAnswer, sectionsUpdate } from "@etalase/contracts/sections.schema";
import { completed, type Sections, type SectionsService } from "../../application/sections.ts";
import { editOf } from "./resource.ts";
import { revisionRoutes } from "./revisions.ts";
import { type Route, route } from "./route.ts";

const path = "/api/sections";

const view = ({ sections, version }: Sections) => ({ sections: completed(sections), version });
const whole = (sections: Sections) => ({ body: view(sections), version: sections.version });

export const sectionsRoutes = ({ get, update, revisions }: SectionsService): readonly Route[] => [
  route.read(path, { response: sectionsAnswer, read: async () => whole(await get()) }),
  route.put(path, "staff", {
    body: { schema: sectionsUpdate },
    response: sectionsAnswer,
    handle: async (call) => whole(await update(call.input.sections, editOf(call))),
  }),
  ...revisionRoutes({ path, only: "sections", revisions, view, response: sectionsAnswer }),
];
