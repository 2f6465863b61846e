import type { Dialect } from "./expressions.ts";

/** A sum of more leads, which only a flood of clicks has made, comes over as this many. */
const mostOfOne = 1000;

/** The beginning of the ids of copied leads, by which they are counted; other ids are hexadecimal. */
const copied = "total-";

/** The expressions of each database; a day begins at midnight in Jakarta. */
const dialects = {
  sqlite: {
    newId: `'${copied}' || lower(hex(randomblob(9)))`,
    begin: "(unixepoch(day) - 7 * 3600) * 1000",
    least: "min",
    answer: "json_extract(answer_minutes, '$[' || (answers + place) || ']') * 60000 + ",
  },
  mysql: {
    newId: `concat('${copied}', lower(hex(random_bytes(9))))`,
    begin: "timestamp(day) - interval 7 hour",
    least: "least",
    answer: "interval cast(json_extract(answer_minutes, concat('$[', answers + place, ']')) as signed) minute + ",
  },
} as const;

const same = ["created_at", "kind", "slug", "source", "campaign", "landing"] as const;

/**
 * Copies the daily totals of the version before, which still uses them, to leads without a person.
 *
 * A total only grows, but its row changes its id and may change its name. So each run counts the earlier copies with
 * the same values in `same`, and adds the leads, the value and the answers by which the total has grown since.
 */
export function totalsCopy(dialect: Dialect) {
  const { newId, begin, least, answer } = dialects[dialect];
  // Totals that are alike in `same` come from clicks in the same moment, and one of them at most has answers.
  const total =
    `select ${begin} as created_at, kind, slug, source, campaign, landing, max(name) as name, ` +
    `${least}(sum(leads), ${mostOfOne}) as leads, sum(won) as won, sum(value) as value, ` +
    "min(cast(answer_minutes as char)) as answer_minutes " +
    "from lead_totals group by day, kind, slug, source, campaign, landing";
  const copy =
    "select created_at as created_at, kind, coalesce(package_slug, '') as slug, source->>'$.utmSource' as source, " +
    "source->>'$.utmCampaign' as campaign, source->>'$.landing' as landing, count(*) as leads, " +
    "sum(status = 'won') as won, sum(coalesce(value, 0)) as value, count(first_answer_at) as answers " +
    `from forgotten_leads where id like '${copied}%' group by 1, 2, 3, 4, 5, 6`;
  const grown =
    `select ${same.map((column) => `total.${column}`).join(", ")}, total.name, total.answer_minutes, ` +
    "total.leads - coalesce(copy.leads, 0) as leads, total.won - coalesce(copy.won, 0) as won, " +
    "total.value - coalesce(copy.value, 0) as value, coalesce(copy.answers, 0) as answers " +
    `from total left join copy on ${same.map((column) => `copy.${column} = total.${column}`).join(" and ")} ` +
    "where total.leads > coalesce(copy.leads, 0)";
  const withGrown = `with recursive total as (${total}), copy as (${copy}), grown as (${grown})`;
  return {
    /** Returns a row if a total has grown since its last copy. */
    find: `${withGrown} select 1 from grown limit 1`,
    insert:
      "insert into forgotten_leads (id, kind, package_slug, package_name, status, value, source, created_at, first_answer_at) " +
      `${withGrown}, place (place) as (select 0 union all select place + 1 from place where place + 1 < ${mostOfOne}) ` +
      `select ${newId}, kind, nullif(slug, ''), case when slug = '' then null else name end, ` +
      "case when place < won then 'won' else 'new' end, case when place = 0 and won > 0 then value end, " +
      "json_object('utmSource', source, 'utmCampaign', campaign, 'referrer', '', 'landing', landing), " +
      `created_at, ${answer}created_at from grown join place on place < leads;`,
  };
}
