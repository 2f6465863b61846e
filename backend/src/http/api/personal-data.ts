import { isDraftDeleted } from "@etalase/contracts/personal-data";
import {
  type PersonalDataFound,
  personalDataDeleted,
  personalDataFile,
  personalDataFound,
  personalDataQuery,
} from "@etalase/contracts/personal-data.schema";
import type { PersonalDataService } from "../../application/privacy/personal-data.ts";
import type { PersonalData } from "../../application/privacy/searches.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The found data by the names of the answer. Records of the trash and of versions may be of any shape. */
const view = (data: PersonalData): PersonalDataFound =>
  viewBy(personalDataFound, {
    ...data,
    trashed: data.trashed.map(({ id, record: { name, role, quote } }) => ({
      id,
      name: text(name),
      role: text(role),
      quote: text(quote),
    })),
    emailChanges: data.emailChanges.map(({ userId, user, ...change }) => ({ ...change, id: userId, name: user.name })),
    drafts: data.drafts.map((draft) => ({ ...draft, author: draft.by.name })),
    versions: data.versions.map(({ record, userName, ...version }) => ({
      ...version,
      record: record.id,
      title: text(record.title) || text(record.name),
      author: userName,
    })),
    accounts: data.accounts.map(({ user, entries }) => ({ ...user, entries })),
  });

const wholeDraft = (draft: PersonalData["drafts"][number] | undefined) =>
  draft && isDraftDeleted(draft) ? { values: draft.values, base: draft.base } : {};

/** The person's data in full, in a form that others can read: times as texts. */
const wholes = ({ leads, drafts, versions, undos }: PersonalData, shown: PersonalDataFound) =>
  JSON.parse(
    JSON.stringify({
      leads,
      drafts: shown.drafts.map((draft, at) => ({ ...draft, ...wholeDraft(drafts[at]) })),
      versions: shown.versions.map((version, at) => ({ ...version, values: versions[at]?.record })),
      undos: shown.undos.map((undo, at) => ({ ...undo, records: undos[at]?.records })),
    }),
  );

const path = "/api/privacy";
const body = { schema: personalDataQuery };

/** The calls name the person in their bodies, since addresses of calls are logged. */
export const personalDataRoutes = (personalData: PersonalDataService, now: () => Date): readonly Route[] => [
  route.post(`${path}/search`, "superadmin", {
    body,
    response: personalDataFound,
    handle: async ({ input }) => ({ body: view(await personalData.find(input.contact)) }),
  }),
  route.post(`${path}/export`, "superadmin", {
    body,
    response: personalDataFile,
    handle: async (call) => {
      const { contact } = call.input;
      const data = await personalData.export(contact, call.by);
      const shown = view(data);
      return { body: { ...shown, ...wholes(data, shown), contact, exportedAt: now().toISOString() } };
    },
  }),
  route.post(`${path}/delete`, "superadmin", {
    body,
    response: personalDataDeleted,
    handle: async (call) => ({ body: await personalData.remove(call.input.contact, call.by) }),
  }),
];
