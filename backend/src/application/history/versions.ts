import { revisionsKept } from "@etalase/contracts/history";
import { type Doer, differences, type KeptRecord, nobody, ofVersions, type Revision } from "../../domain/history.ts";
import { areSame, fieldsApart, packed, unpacked } from "../../domain/snapshot.ts";
import { monthsBefore } from "../../domain/time.ts";
import type { Clock, NewId } from "../ports.ts";
import type { References, RevisionRepository } from "./store.ts";

type Needs = Readonly<{
  revisions: RevisionRepository;
  references: Pick<References, "fieldsOf">;
  /** Tells whether the clock is so far past everything the site has seen that nothing may be forgotten by it. */
  isClockAhead: () => Promise<boolean>;
  now: Clock;
  newId: NewId;
}>;

/** A record that was changed by hand since its version was stored. */
type Changed = Readonly<{ record: KeptRecord; revision: Revision }>;

/** The version that a record has, but for the author, the time and the changed fields. */
const versionOf = (id: string, resource: string, record: KeptRecord) => ({
  id,
  resource,
  recordId: record.id,
  version: record.version,
  snapshot: packed(ofVersions(record)),
});

/** Tells whether snapshots differ only in these references: the records there were deleted or restored. */
function isOfOneWrite(links: readonly string[], snapshot: string, standing: string): boolean {
  const [before, after] = [unpacked(snapshot), unpacked(standing)];
  const isLost = (field: string) => links.includes(field) && (before[field] === null || after[field] === null);
  return fieldsApart(snapshot, standing).every(isLost);
}

/** Stores the versions that a write starts from. */
function createBeginning({ revisions, references, now, newId }: Needs) {
  /** Stores records that differ from their own version, each under a number above all its known ones. */
  const beginAnew = async (resource: string, changed: readonly Changed[]) => {
    const ids = changed.map(({ record }) => record.id);
    const highest = ids.length > 0 ? await revisions.highest(resource, ids) : new Map<string, number>();
    const anew = changed.map(({ record, revision }): Revision => {
      const version = Math.max(highest.get(record.id) ?? 0, record.version) + 1;
      const fields = differences(unpacked(revision.snapshot), ofVersions(record));
      return { ...versionOf(newId(), resource, { ...record, version }), ...nobody, at: now(), fields };
    });
    await revisions.insert(anew);
    return new Map(anew.map(({ recordId, version }) => [recordId, version]));
  };

  return async (resource: string, records: readonly KeptRecord[]): Promise<ReadonlyMap<string, number>> => {
    const standing = records.map((record) => ({ record, version: versionOf(newId(), resource, record) }));
    const found = await revisions.find(
      resource,
      standing.map(({ version }) => version),
    );
    const known = new Map(found.map((one) => [one.recordId, one]));
    const missing: Revision[] = [];
    const changed: Changed[] = [];
    for (const { record, version } of standing) {
      const revision = known.get(record.id);
      const at = record.updatedAt instanceof Date ? record.updatedAt : now();
      if (!revision) missing.push({ ...version, ...nobody, at, fields: [] });
      else if (areSame(revision.snapshot, version.snapshot)) continue;
      else if (isOfOneWrite(references.fieldsOf(resource), revision.snapshot, version.snapshot))
        await revisions.rewrite({ id: revision.id, snapshot: version.snapshot });
      else changed.push({ record, revision });
    }
    await revisions.insert(missing);
    return beginAnew(resource, changed);
  };
}

/** Stores versions of records, in the transaction that makes them. */
export function createVersions(needs: Needs) {
  const { revisions, isClockAhead, now, newId } = needs;

  return {
    /**
     * Stores the versions that a write starts from: the records may be older than the history, or have lost references.
     * When a record was changed by hand, its own version stays unchanged.
     * @returns the versions under which such records are stored instead, by their ids
     */
    begin: createBeginning(needs),

    /** Stores the versions that a write has made. */
    async add(resource: string, after: readonly KeptRecord[], before: readonly KeptRecord[], doer: Doer) {
      const at = now();
      const former = new Map(before.map((record) => [record.id, record]));
      await revisions.insert(
        after.map((record) => {
          const was = former.get(record.id);
          return { ...versionOf(newId(), resource, record), ...doer, at, fields: was ? differences(was, record) : [] };
        }),
      );
      const many = after.filter(({ version }) => version > revisionsKept);
      if (many.length === 0 || (await isClockAhead())) return;
      for (const { id } of many) await revisions.prune(resource, id, revisionsKept, monthsBefore(at, 12));
    },
  };
}
