import { exchangeMessages } from "@etalase/contracts/operating/exchange";
import { redirectLimits } from "@etalase/contracts/operating/redirects";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { DomainError } from "../../domain/errors.ts";
import type { Pause } from "../ports.ts";
import type { Entry as Lead } from "../redirects/redirect-rules.ts";
import { isRefused, type ReadEntries, type Refused } from "./entry.ts";
import { createLook, type Identity, type LookNeeds, type Outcome } from "./looking.ts";
import { problemIn } from "./resolving.ts";

export type Summary = Readonly<{
  create: number;
  update: number;
  same: number;
  refused: number;
  /** Entries whose address another record has, which they replace or come beside. */
  beside: number;
  /** Equal for the same outcomes of the same entries. */
  digest: string;
}>;

export type ReportOutcome = (one: Outcome | Refused) => void;

/** The records that the entries belong to, and the site's version at that time. */
export type Checked = Readonly<{
  identities: readonly Identity[];
  leads: readonly Lead[];
  version: number;
  summary: Summary;
}>;

export type CheckNeeds = Pick<LookNeeds, "kinds" | "trash" | "origins"> &
  Readonly<{
    /** Grows with every change of public content. */
    contentVersion: () => Promise<number>;
    /** Identifies equal bytes. */
    digestOf: (bytes: Uint8Array) => string;
    pause: Pause;
  }>;

/** The limit exists because some facts of each record are held in memory. */
const mostThousands = 100;

/** Counts outcomes and reports them. */
function createTally(digestOf: CheckNeeds["digestOf"], report: ReportOutcome) {
  const counts = { create: 0, update: 0, same: 0, refused: 0, beside: 0 };
  let digest = "";
  const tell = (one: Outcome | Refused) => {
    digest = digestOf(new TextEncoder().encode(digest + JSON.stringify(one)));
    report(one);
  };
  return {
    done(outcome: Outcome) {
      counts[outcome.action] += 1;
      if (outcome.beside) counts.beside += 1;
      tell(outcome);
    },
    refused(refused: Refused) {
      counts.refused += 1;
      tell(refused);
    },
    summary: (): Summary => ({ ...counts, digest }),
  };
}

function problemOf(error: unknown): Readonly<{ problem: Refusal }> {
  if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
  return { problem: problemIn(error) };
}

type Checking = Pick<LookNeeds, "resolve" | "replaces"> & Readonly<{ read: ReadEntries; report: ReportOutcome }>;

/** Checks the whole file. Nothing is written. */
export async function checkFile(needs: CheckNeeds, { read, report, ...how }: Checking): Promise<Checked> {
  const version = await needs.contentVersion();
  const [look, tally] = [createLook({ ...needs, ...how }), createTally(needs.digestOf, report)];
  const identities: Identity[] = [];
  const leads: Lead[] = [];
  for await (const one of read()) {
    await needs.pause();
    if (identities.length >= mostThousands * 1000)
      throw new DomainError("invalid", { message: exchangeMessages.tooMany(mostThousands) });
    if (isRefused(one)) {
      tally.refused(one);
      continue;
    }
    const looked = await look(one, identities.length).catch(problemOf);
    if ("problem" in looked) {
      identities.push({ id: null, isTrashed: false });
      tally.refused({ where: one.where, problem: looked.problem });
      continue;
    }
    identities.push(looked.identity);
    // More redirects cannot be stored anyway.
    if (leads.length <= redirectLimits.max) leads.push(...looked.leads);
    tally.done(looked.outcome);
  }
  return { identities, leads, version, summary: tally.summary() };
}
