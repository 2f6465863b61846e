import type { Dialect } from "./expressions.ts";

/** A sum of more leads, which only a flood of clicks has made, comes over as this many. */
const mostOfOne = 1000;

/** The beginning of the ids of copied leads; other ids are hexadecimal. */
const copied = "total-";

/** The expressions of each database; a day begins at midnight in Jakarta. */
const dialects = {
  sqlite: {
    newId: `'${copied}' || lower(hex(randomblob(9)))`,
    begin: "(unixepoch(day) - 7 * 3600) * 1000",
    least: "min",
    answer: "json_extract(answer_minutes, '$[' || place || ']') * 60000 + ",
  },
  mysql: {
    newId: `concat('${copied}', lower(hex(random_bytes(9))))`,
    begin: "timestamp(day) - interval 7 hour",
    least: "least",
    answer: "interval cast(json_extract(answer_minutes, concat('$[', place, ']')) as signed) minute + ",
  },
} as const;

/** Copies the daily totals of forgotten leads to leads without a person. */
export function totalsCopy(dialect: Dialect): string {
  const { newId, begin, least, answer } = dialects[dialect];
  // Totals of one day that differ in their names alone come from clicks in the same moment; one at most has answers.
  const total =
    `select ${begin} as created_at, kind, slug, source, campaign, landing, max(name) as name, ` +
    `${least}(sum(leads), ${mostOfOne}) as leads, sum(won) as won, sum(value) as value, ` +
    "min(cast(answer_minutes as char)) as answer_minutes " +
    "from lead_totals group by day, kind, slug, source, campaign, landing";
  return (
    "insert into forgotten_leads (id, kind, package_slug, package_name, status, value, source, created_at, first_answer_at) " +
    `with recursive total as (${total}), ` +
    `place (place) as (select 0 union all select place + 1 from place where place + 1 < ${mostOfOne}) ` +
    `select ${newId}, kind, nullif(slug, ''), case when slug = '' then null else name end, ` +
    "case when place < won then 'won' else 'new' end, case when place = 0 and won > 0 then value end, " +
    "json_object('utmSource', source, 'utmCampaign', campaign, 'referrer', '', 'landing', landing), " +
    `created_at, ${answer}created_at from total join place on place < leads;`
  );
}
