import type { LeadKind, LeadStatus } from "@etalase/contracts/leads/leads";
import { sql } from "kysely";
import type { CountedLeads } from "../../application/leads/days.ts";
import { countsOf } from "../../domain/leads/counts.ts";
import { answerMinutesOf, campaignOf, sourceNameOf } from "../../domain/leads/totals.ts";
import { type Em, timeOf } from "../repository.ts";

type Tables = {
  leads: {
    kind: LeadKind;
    status: LeadStatus;
    value: number | null;
    package_slug: string | null;
    package_name: string | null;
    created_at: Date;
    first_answer_at: Date | null;
  };
};

/** Both databases have the same syntax for this. */
const ofSource = (field: "utmSource" | "utmCampaign" | "referrer" | "landing") =>
  sql<string>`source->>${sql.lit(`$.${field}`)}`;

/** Counts leads, `atOnce` of them by one statement, for whose time SQLite blocks this process. */
export const createLeadCounts = (em: Em, atOnce = 1000): CountedLeads["counted"] =>
  async function* counted(from, before) {
    const kysely = em.getKysely<Tables>();
    for (let first = from; first < before; ) {
      const after = await kysely
        .selectFrom("leads")
        .select("created_at")
        .where("created_at", ">=", first)
        .where("created_at", "<", before)
        .orderBy("created_at")
        .offset(atOnce)
        .limit(1)
        .executeTakeFirst();
      // Leads of the same millisecond are counted together.
      const next = after ? new Date(Math.max(timeOf(after.created_at).getTime(), first.getTime() + 1)) : before;
      const some = kysely.selectFrom("leads").where("created_at", ">=", first).where("created_at", "<", next);
      const counts = await some
        .select(["kind", "package_slug", "package_name"])
        .select([
          ofSource("utmSource").as("utmSource"),
          ofSource("utmCampaign").as("utmCampaign"),
          ofSource("referrer").as("referrer"),
          ofSource("landing").as("landing"),
        ])
        .select(({ fn }) => [
          fn.countAll().as("leads"),
          sql<number>`sum(status = 'won')`.as("won"),
          sql<number>`sum(case when status = 'won' then coalesce(value, 0) else 0 end)`.as("value"),
          fn.max("created_at").as("latest"),
        ])
        .groupBy(["kind", "package_slug", "package_name", "utmSource", "utmCampaign", "referrer", "landing"])
        .execute();
      const answered = await some
        .select(["created_at", "first_answer_at"])
        .where("first_answer_at", "is not", null)
        .execute();
      yield countsOf(
        counts.map(({ kind, package_slug: slug, package_name: name, landing, latest, ...row }) => ({
          kind,
          landing,
          slug: slug ?? "",
          name: name ?? "",
          source: sourceNameOf(row),
          campaign: campaignOf(row),
          leads: Number(row.leads),
          won: Number(row.won),
          value: Number(row.value),
          latestMs: timeOf(latest).getTime(),
        })),
        answered.flatMap(
          (row) =>
            answerMinutesOf({ createdAt: timeOf(row.created_at), firstAnswerAt: timeOf(row.first_answer_at) }) ?? [],
        ),
      );
      first = next;
    }
  };
