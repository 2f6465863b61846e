import type { PersonalDataDeleted, PersonalDataFound } from "@etalase/contracts/personal-data.schema";
import { http } from "../kit/data/http.ts";

const post = (what: string, contact: string) =>
  http(`/api/privacy/${what}`, { method: "POST", body: JSON.stringify({ contact }) });

/** The calls about the data of one address or number. */
export const personalData = {
  find: async (contact: string): Promise<PersonalDataFound> => (await post("search", contact)).json,
  /** Returns the text of the file. */
  file: async (contact: string): Promise<string> => JSON.stringify((await post("export", contact)).json, null, 2),
  remove: async (contact: string): Promise<PersonalDataDeleted> => (await post("delete", contact)).json,
};
