import { statusChange } from "../../domain/audit.ts";
import { DomainError } from "../../domain/errors.ts";
import { type KeptRecord, nobody, ofVersions, type Undo } from "../../domain/history.ts";
import { unpacked } from "../../domain/snapshot.ts";
import { type ChangeContent, existing, refuseStale } from "../content.ts";
import { inParts } from "../in-parts.ts";
import type { PictureRegistry } from "../media.ts";
import type { Clock, History, Pause, Revisions, Versioned } from "../ports.ts";
import { type Kinds, kindOf } from "./kinds.ts";
import { createPutBack, type PutBack } from "./put-back.ts";
import type { RevisionInList, RevisionRepository } from "./store.ts";
import { createTrash } from "./trash.ts";
import { createUndo } from "./undo.ts";
import { createWrite, isKept, type WriteNeeds } from "./write.ts";

type RevisionNeeds = Readonly<{
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
function createFinding({ kinds, revisions }: RevisionNeeds) {
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
function createRestoring(needs: RevisionNeeds, { theRecord, find }: ReturnType<typeof createFinding>) {
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
function createRevisions(needs: RevisionNeeds) {
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

type Needs = WriteNeeds &
  Readonly<{ registry: Pick<PictureRegistry, "follow" | "discard">; changeContent: ChangeContent; pause: Pause }>;

/** Read in small batches, because an undo may hold many records to restore. */
const undosAtOnce = 50;

/**
 * The single history of all content and of the settings. Every write runs through it, in its own transaction; from
 * it come the versions of a record, the undo of a write, and the trash. The history knows nothing about a kind of
 * content except its repository.
 */
export function createHistory(needs: Needs) {
  const { registry } = needs;
  const parts = { ...needs, putBack: createPutBack(needs), write: createWrite(needs) };
  const history: History = {
    write: parts.write,
    discard: async (by, dropped) => void (isKept(by) || (await registry.discard(dropped))),
    revisions: createRevisions(parts),
    async firstVersion(resource, id, own) {
      const newest = (await needs.revisions.highest(resource, [id])).get(id);
      return newest === undefined ? own : Math.max(newest, own) + 1;
    },
  };
  return {
    history,
    undos: createUndo(parts),
    /** Forgets expired undos, with everything that was kept for them. */
    forgetUndos: () => needs.undos.removeExpired(needs.now()),
    /** Forgets the undos of writes to these records, which are to stay deleted. */
    async endUndosOf(resource: string, ids: readonly string[]) {
      const gone = new Set(ids);
      const isOver = ({ steps }: Undo) => steps.some((step) => step.resource === resource && gone.has(step.id));
      for await (const some of inParts(needs.undos.after, { limit: undosAtOnce, pause: needs.pause }))
        for (const { id } of some.filter(isOver)) await needs.undos.remove(id);
    },
    trash: createTrash(parts),
  };
}
