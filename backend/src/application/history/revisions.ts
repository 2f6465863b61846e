import { statusChange } from "../../domain/audit.ts";
import { DomainError } from "../../domain/errors.ts";
import { type KeptRecord, nobody, ofVersions } from "../../domain/history.ts";
import { unpacked } from "../../domain/snapshot.ts";
import { type ChangeContent, existing, refuseStale } from "../content.ts";
import type { Clock, History, Revisions, Versioned } from "../ports.ts";
import { type Kinds, kindOf } from "./kinds.ts";
import type { PutBack } from "./put-back.ts";
import type { RevisionInList, RevisionRepository } from "./store.ts";

type Needs = Readonly<{
  kinds: Kinds;
  revisions: RevisionRepository;
  putBack: PutBack;
  write: History["write"];
  changeContent: ChangeContent;
  now: Clock;
}>;

/** The time of a record that was never written; a list of versions leaves it out. */
const never = new Date(0);

/** The present version, when no write has stored it. */
const standing = (resource: string, { id, version, updatedAt, createdAt }: KeptRecord): RevisionInList => {
  const at = [updatedAt, createdAt].find((time) => time instanceof Date) ?? never;
  return { id, resource, recordId: id, version, at, fields: [], ...nobody };
};

/** Finds records and their versions. */
function createFinding({ kinds, revisions }: Needs) {
  const theRecord = async (resource: string, id: string): Promise<KeptRecord> => {
    const [record] = await kindOf(kinds, resource).find([id]);
    return existing(record);
  };

  const find = async (resource: string, record: KeptRecord, version: number) => {
    const [row] = await revisions.find(resource, [{ recordId: record.id, version }]);
    if (row) {
      const { snapshot, ...revision } = row;
      return { revision, values: { ...record, ...ofVersions(unpacked(snapshot)) } };
    }
    if (version !== record.version) throw new DomainError("notFound");
    return { revision: standing(resource, record), values: record };
  };

  return { theRecord, find };
}

/** Returns the function that restores versions of a kind's records. */
function createRestoring(needs: Needs, { theRecord, find }: ReturnType<typeof createFinding>) {
  const { kinds, putBack, write, changeContent, now } = needs;

  return (resource: string): Revisions<KeptRecord>["restore"] =>
    (id, version, by, ifVersion) =>
      changeContent(async () => {
        const kind = kindOf(kinds, resource);
        const before = await theRecord(resource, id);
        refuseStale(before, ifVersion);
        const { values } = await find(resource, before, version);
        const earlier = kind.restored?.(values, before, now()) ?? values;
        const wanted = await putBack.overwritten(kind, resource, { current: before, earlier, all: [id] });
        await kind.guard?.(before, wanted, by);
        return write(by, { [resource]: [before] }, async () => {
          const after = await kind.update("updatedAt" in wanted ? { ...wanted, updatedAt: now() } : wanted);
          const detail = { version, ...statusChange(before, after) };
          const act = { ...kind.about(after), action: "restore", detail } as const;
          const acts = [act, ...(kind.acts?.(before, after) ?? [])];
          return { after: { [resource]: [after] }, acts, result: after };
        });
      });
}

/** The versions of records, which can be read and restored. */
export function createRevisions(needs: Needs) {
  const { revisions } = needs;
  const finding = createFinding(needs);
  const { theRecord, find } = finding;
  const restoring = createRestoring(needs, finding);

  return <Whole extends Versioned>(resource: string): Revisions<Whole> => {
    // A record comes from the repository of its kind, and so did its versions: hence the casts.
    const asWhole = ({ id, ...fields }: KeptRecord) =>
      (id === resource ? fields : { id, ...fields }) as unknown as Whole;
    const restore = restoring(resource);
    return {
      async list(id) {
        const record = await theRecord(resource, id);
        const rows = await revisions.list(resource, id);
        const present = standing(resource, record);
        return present.at === never || rows[0]?.version === record.version ? rows : [present, ...rows];
      },
      async get(id, version) {
        const { revision, values } = await find(resource, await theRecord(resource, id), version);
        return { revision, values: asWhole(values) };
      },
      restore: async (...args) => asWhole(await restore(...args)),
    };
  };
}
