import { firstSynonyms, type SynonymGroups } from "@etalase/contracts/synonyms";
import type { KeptRecord } from "../domain/history.ts";
import { createSingleEdits, type SingleNeeds, type SingleRepository } from "./single-record.ts";
import type { EditBy } from "./writing.ts";

/** The words that mean the same to a search. Every edit raises `version`. */
export type Synonyms = Readonly<{ synonyms: SynonymGroups; version: number }>;

export type SynonymsRepository = SingleRepository<Synonyms>;

export const storedSynonyms = async (synonyms: SynonymsRepository): Promise<Synonyms> =>
  (await synonyms.find()) ?? { synonyms: firstSynonyms, version: 1 };

/** Maps a record of the history back to the synonyms. */
export const synonymsIn = ({ synonyms, version }: KeptRecord): Synonyms => ({
  synonyms: synonyms as SynonymGroups, // the history keeps what these use cases made
  version,
});

export const synonymsAbout = { resource: "synonyms", record: null } as const;

export function createSynonymsService({
  synonyms,
  ...needs
}: SingleNeeds & Readonly<{ synonyms: SynonymsRepository }>) {
  const get = () => storedSynonyms(synonyms);
  const { edit, revisions } = createSingleEdits<Synonyms, Synonyms>({
    ...needs,
    resource: synonymsAbout.resource,
    get,
    save: (value) => synonyms.save(value),
    recordOf: async (value) => value,
  });

  return {
    get,
    /** Replaces all groups. @throws {DomainError} "stale" when `ifVersion` is no longer the synonyms' */
    update: (groups: SynonymGroups, by: EditBy): Promise<Synonyms> =>
      edit(({ version }) => ({ synonyms: groups, version: version + 1 }), { synonyms: groups }, by),
    revisions,
  };
}

export type SynonymsService = ReturnType<typeof createSynonymsService>;
