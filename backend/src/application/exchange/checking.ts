import type { ContentResource } from "@etalase/contracts/kinds";
import { exchangeMessages } from "@etalase/contracts/operating/exchange";
import { redirectLimits } from "@etalase/contracts/operating/redirects";
import { DomainError } from "../../domain/errors.ts";
import type { Trash } from "../history/trash.ts";
import type { Pause } from "../ports.ts";
import type { Entry as Lead } from "../redirects/redirect-rules.ts";
import { type Entry, isRefused, type ReadEntries, type Refused } from "./entry.ts";
import { createDuplicates, createForeignIds, createIdentities, foreignId } from "./identity.ts";
import type { AnyRecord } from "./kinds.ts";
import { leadsOf } from "./leads.ts";
import { idOf } from "./past.ts";
import { type Difference, refusalSentence, type Weigh, type WeighingNeeds } from "./weighing.ts";

/** The effect of one entry, in an import or in its preview. */
export type Outcome = Readonly<{
  where: string;
  resource: ContentResource;
  title: string;
  action: "create" | "update" | "same";
  /** Whether the record is in the trash, and is restored from there. */
  isTrashed: boolean;
  differences: readonly Difference[];
}>;

export type Summary = Readonly<{
  create: number;
  update: number;
  same: number;
  refused: number;
  /** Equal for the same outcomes of the same entries. */
  digest: string;
}>;

export type Told = (one: Outcome | Refused) => void;

/** The result of the first reading that the second one needs for an entry. */
type Identity = Readonly<{ id: string | null; isTrashed: boolean }>;

/** The records that the entries belong to, and the site's version at that time. */
export type Checked = Readonly<{
  identities: readonly Identity[];
  leads: readonly Lead[];
  version: number;
  summary: Summary;
}>;

export type CheckNeeds = Pick<WeighingNeeds, "kinds"> &
  Readonly<{
    trash: Pick<Trash, "lying" | "kindsOf">;
    /** Grows with every change of public content. */
    contentVersion: () => Promise<number>;
    /** Identifies equal bytes. */
    digestOf: (bytes: Uint8Array) => string;
    pause: Pause;
  }>;

/** The limit exists because some facts of each record are held in memory. */
const mostRecords = 100_000;

/** Counts outcomes and reports them. */
function createTally(digestOf: CheckNeeds["digestOf"], told: Told) {
  const counts = { create: 0, update: 0, same: 0, refused: 0 };
  let digest = "";
  const tell = (one: Outcome | Refused) => {
    digest = digestOf(new TextEncoder().encode(digest + JSON.stringify(one)));
    told(one);
  };
  return {
    done(outcome: Outcome) {
      counts[outcome.action] += 1;
      tell(outcome);
    },
    refused(refused: Refused) {
      counts.refused += 1;
      tell(refused);
    },
    summary: (): Summary => ({ ...counts, digest }),
  };
}

async function lyingOf(trash: CheckNeeds["trash"], { resource, values }: Entry): Promise<AnyRecord | null> {
  const id = idOf(values);
  // A record in the trash came from the repository of its kind.
  return id ? ((await trash.lying(resource, id)) as AnyRecord | null) : null;
}

/** Finds the record that an entry belongs to, and the effect of the entry on it. */
function createLook({ kinds, trash }: CheckNeeds, weigh: Weigh) {
  const [identify, refuseTwice, foreignOf] = [
    createIdentities(kinds),
    createDuplicates(kinds),
    createForeignIds(trash.kindsOf),
  ];
  return async (entry: Entry, index: number) => {
    const standing = await identify(entry);
    const trashed = standing ? null : await lyingOf(trash, entry);
    const existing = standing ?? trashed;
    refuseTwice(entry, existing);
    const foreign = existing ? null : await foreignOf(entry);
    if (foreign) throw foreignId(foreign);
    const { action, title, slug, differences, oldPaths: old } = await weigh({ entry, index, existing });
    const { where, resource } = entry;
    const isTrashed = trashed !== null;
    // A restored record counts as an update, even when it is unchanged.
    const done = isTrashed && action === "same" ? "update" : action;
    const outcome: Outcome = { where, resource, title, action: done, isTrashed, differences };
    const identity: Identity = { id: existing?.id ?? null, isTrashed };
    return { outcome, identity, leads: leadsOf({ resource, slug, old }) };
  };
}

function problemOf(error: unknown): string {
  if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
  return refusalSentence(error);
}

/** Checks the whole file. Nothing is written. */
export async function checkFile(needs: CheckNeeds, read: ReadEntries, weigh: Weigh, told: Told): Promise<Checked> {
  const version = await needs.contentVersion();
  const [look, tally] = [createLook(needs, weigh), createTally(needs.digestOf, told)];
  const identities: Identity[] = [];
  const leads: Lead[] = [];
  for await (const one of read()) {
    await needs.pause();
    if (identities.length >= mostRecords)
      throw new DomainError("invalid", { message: exchangeMessages.tooMany(mostRecords) });
    if (isRefused(one)) {
      tally.refused(one);
      continue;
    }
    const looked = await look(one, identities.length).catch(problemOf);
    if (typeof looked === "string") {
      identities.push({ id: null, isTrashed: false });
      tally.refused({ where: one.where, problem: looked });
      continue;
    }
    identities.push(looked.identity);
    // More redirects cannot be stored anyway.
    if (leads.length <= redirectLimits.max) leads.push(...looked.leads);
    tally.done(looked.outcome);
  }
  return { identities, leads, version, summary: tally.summary() };
}
