import { revisionsKept } from "@etalase/contracts/history";
import { type Doer, differences, type KeptRecord, nobody, ofVersions, type Revision } from "../../domain/history.ts";
import { areSame, packed } from "../../domain/snapshot.ts";
import type { Clock, NewId } from "../ports.ts";
import type { RevisionRepository } from "./store.ts";

type Needs = Readonly<{
  revisions: RevisionRepository;
  /** Whether the clock is too far past all that the site has seen to forget anything by it. */
  isClockAhead: () => Promise<boolean>;
  now: Clock;
  newId: NewId;
}>;

function aYearBefore(time: Date): Date {
  const before = new Date(time);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Keeps versions of records, in the transaction that makes them. */
export function createVersions({ revisions, isClockAhead, now, newId }: Needs) {
  const versionOf = (resource: string, record: KeptRecord) => ({
    id: newId(),
    resource,
    recordId: record.id,
    version: record.version,
    snapshot: packed(ofVersions(record)),
  });

  return {
    /** Those that a write starts from: they may come from a time without history, or have lost what they led to. */
    async begin(resource: string, records: readonly KeptRecord[]) {
      const standing = records.map((record) => ({ ...versionOf(resource, record), updatedAt: record.updatedAt }));
      const known = new Map((await revisions.find(resource, standing)).map((one) => [one.recordId, one]));
      const missing: Revision[] = [];
      for (const { updatedAt, ...version } of standing) {
        const kept = known.get(version.recordId);
        const at = updatedAt instanceof Date ? updatedAt : now();
        if (!kept) missing.push({ ...version, ...nobody, at, fields: [] });
        else if (!areSame(kept.snapshot, version.snapshot))
          await revisions.rewrite({ id: kept.id, snapshot: version.snapshot });
      }
      await revisions.insert(missing);
    },

    /** Those that a write has made. */
    async add(resource: string, made: readonly KeptRecord[], before: readonly KeptRecord[], doer: Doer) {
      const at = now();
      const former = new Map(before.map((record) => [record.id, record]));
      await revisions.insert(
        made.map((record) => {
          const was = former.get(record.id);
          return { ...versionOf(resource, record), ...doer, at, fields: was ? differences(was, record) : [] };
        }),
      );
      const many = made.filter(({ version }) => version > revisionsKept);
      if (many.length === 0 || (await isClockAhead())) return;
      for (const { id } of many) await revisions.prune(resource, id, revisionsKept, aYearBefore(at));
    },
  };
}
