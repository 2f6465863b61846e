/** A sum of more leads, which only a flood of clicks has made, comes over as this many. */
const mostOfOne = 1000;

/** The expressions of each database; a day begins at midnight in Jakarta. */
const dialects = {
  sqlite: {
    newId: "lower(hex(randomblob(12)))",
    begin: "(unixepoch(total.day) - 7 * 3600) * 1000",
    answer: "json_extract(total.answer_minutes, '$[' || one.place || ']') * 60000 + ",
  },
  mysql: {
    newId: "lower(hex(random_bytes(12)))",
    begin: "timestamp(total.day) - interval 7 hour",
    answer: "interval cast(json_extract(total.answer_minutes, concat('$[', one.place, ']')) as signed) minute + ",
  },
} as const;

/** The statements that make a row of each lead in the daily totals of earlier versions. */
export function movingTotals(dialect: keyof typeof dialects): readonly string[] {
  const { newId, begin, answer } = dialects[dialect];
  return [
    "insert into forgotten_leads (id, kind, package_slug, package_name, status, value, source, created_at, first_answer_at) " +
      "with recursive one (id, place) as (select id, 0 from lead_totals where leads > 0 union all " +
      "select one.id, one.place + 1 from one join lead_totals as total on total.id = one.id " +
      `where one.place + 1 < total.leads and one.place + 1 < ${mostOfOne}) ` +
      `select ${newId}, total.kind, nullif(total.slug, ''), case when total.slug = '' then null else total.name end, ` +
      "case when one.place < total.won then 'won' else 'new' end, " +
      "case when one.place = 0 and total.won > 0 then total.value end, " +
      "json_object('utmSource', total.source, 'utmCampaign', total.campaign, 'referrer', '', 'landing', total.landing), " +
      `${begin}, ${answer}(${begin}) from one join lead_totals as total on total.id = one.id;`,
    "delete from lead_totals;",
  ];
}
