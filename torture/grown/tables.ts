import type { Database } from "../../backend/src/persistence/database.ts";
import { createLeadRepository } from "../../backend/src/persistence/leads/leads.ts";
import { createMediaRepository } from "../../backend/src/persistence/media.ts";
import { createNewsRepository } from "../../backend/src/persistence/news.ts";
import type { Dialect } from "../../backend/src/persistence/repository.ts";
import { openDatabase } from "../../backend/src/start-database.ts";
import { leadRecord, newsRecord, pictureRecord } from "../../backend/test/records.ts";

/** The number of rows to create. Each article refers to a picture of its own. */
export type Sizes = Readonly<Record<"leads" | "pictures" | "articles" | "sessions" | "days", number>>;

const dayMs = 24 * 60 * 60 * 1000;
const digits = `(${Array.from({ length: 10 }, (_, digit) => `select ${digit} as i`).join(" union all ")})`;
/** Returns a subquery of all numbers with so many digits. */
const numbersOf = (places: readonly number[]) =>
  `(select ${places.map((place) => `${10 ** place} * d${place}.i`).join(" + ")} as i from ${places.map((place) => `${digits} d${place}`).join(", ")})`;
const numbers = numbersOf([0, 1, 2, 3, 4]);
/** For joins with other tables, since MySQL goes through all numbers for each row. */
const belowHundred = numbersOf([0, 1]);

const copiedAtOnce = 10_000;

const padded = (number: string, length: number) => `substr(concat('${"0".repeat(length)}', ${number}), -${length})`;
const idOf = (number: string) => padded(number, 24);
const fileOf = (number: string) => `concat('${"a".repeat(8)}', ${idOf(number)}, '.webp')`;
const pictureOf = (number: string) =>
  `concat('{"file":"', ${fileOf(number)}, '","width":640,"height":400,"color":"#0d8abc","widths":[]}')`;

/** The id of the rows that are copied. */
const original = "f".repeat(24);

/** Returns the name of the picture's only file. */
export const grownFile = (number: number): string => `${"a".repeat(8)}${String(number).padStart(24, "0")}.webp`;

/** Returns a time so many milliseconds before now. */
const timeOf = (dialect: Dialect, agoMs: string) => {
  const at = `(${Date.now()} - ${agoMs})`;
  return dialect === "mysql" ? `'1970-01-01' + interval (${at}) * 1000 microsecond` : `cast(${at} as integer)`;
};
const dayOf = (dialect: Dialect, ago: string) =>
  dialect === "mysql"
    ? `date_format(utc_date() - interval (${ago}) day, '%Y-%m-%d')`
    : `date('now', concat('-', ${ago}, ' days'))`;

type Copied = Readonly<{ id: string; count: number; changed: Readonly<Record<string, string>> }>;

/** Returns the SQL statements of an open database that its growth consists of. */
function growthOf({ em, dialect }: Database) {
  const run = (sql: string) => em.getConnection().execute<Record<string, unknown>[]>(sql);

  /** Copies the row with that id. */
  async function copies(table: string, { id, count, changed }: Copied) {
    const [row = {}] = await run(`select * from ${table} where id = '${id}'`);
    const columns = Object.keys(row);
    const values = columns.map((column) => changed[column] ?? `t.\`${column}\``);
    // In parts: even on a busy machine, a statement may take no longer than a visitor waits.
    for (let from = 0; from < count; from += copiedAtOnce)
      await run(
        `insert into ${table} (${columns.map((column) => `\`${column}\``).join()}) select ${values.join()} from (select * from ${table} where id = '${id}') t, ${numbers} n where n.i >= ${from} and n.i < ${Math.min(from + copiedAtOnce, count)}`,
      );
  }
  return { em, dialect, run, copies, at: (agoMs: string) => timeOf(dialect, agoMs) };
}

type Growth = ReturnType<typeof growthOf>;

async function growNews({ em, run, copies, at }: Growth, sizes: Sizes): Promise<void> {
  const article = newsRecord({ id: original, slug: "contoh" });
  await createNewsRepository(em).insert(article);
  const articleAt = at(`n.i * ${dayMs / 4}`);
  await copies("news", {
    id: article.id,
    count: sizes.articles,
    changed: {
      id: idOf("n.i"),
      slug: "concat('artikel-', n.i)",
      title: "concat('Artikel nomor ', n.i)",
      title_key: "concat('artikel nomor ', n.i)",
      featured_image: pictureOf("n.i"),
      date: articleAt,
      published_at: articleAt,
      created_at: articleAt,
      updated_at: articleAt,
    },
  });
  await run(`insert into news_slugs (slug, news_id) select slug, id from news where slug like 'artikel-%'`);
  await run(`insert into news_texts (news_id, search_text) select id, title_key from news where slug like 'artikel-%'`);
}

const leadSource = [
  `'{"path":"/","landing":"/berita/artikel-'`,
  "n.i % 500",
  `'","referrer":"https://www.google.com/","utmSource":"'`,
  "case when n.i % 3 = 0 then concat('kampanye-', n.i % 40) else '' end",
  `'","utmMedium":"","utmCampaign":""}'`,
];

async function growLeads({ em, copies, at }: Growth, sizes: Sizes): Promise<void> {
  const lead = leadRecord({
    id: original,
    kind: "contact",
    name: "Rina",
    phone: "0812 3456 7890",
    message: "Kami ingin situs untuk toko.",
  });
  await createLeadRepository(em).add(lead);
  const leadAgo = `n.i * ${Math.floor((sizes.days * dayMs) / sizes.leads)}`;
  await copies("leads", {
    id: lead.id,
    count: sizes.leads,
    changed: {
      id: idOf("n.i"),
      code: padded("n.i", 6),
      source: `concat(${leadSource.join()})`,
      kind: "case n.i % 4 when 0 then 'contact' when 1 then 'consultation' else 'order' end",
      status: "case n.i % 20 when 0 then 'won' when 1 then 'lost' else 'new' end",
      value: "case n.i % 20 when 0 then 1500000 end",
      first_answer_at: `case when n.i % 10 < 2 then ${at(`(${leadAgo}) + n.i % 90 * 60000`)} end`,
      is_personal: "case when n.i % 2 = 0 then 1 else 0 end",
      created_at: at(leadAgo),
      updated_at: at(leadAgo),
    },
  });
}

async function growMedia({ em, copies, at }: Growth, sizes: Sizes): Promise<void> {
  const picture = {
    id: original,
    picture: pictureRecord({ widths: [] }),
    name: "Foto",
    bytes: 9,
    digest: null,
    isKept: true,
  };
  await createMediaRepository(em).insert([
    { ...picture, uploadedById: null, uploadedByName: "", createdAt: new Date(), version: 1 },
  ]);
  await copies("media", {
    id: picture.id,
    count: sizes.pictures,
    changed: {
      id: idOf("n.i"),
      file: fileOf("n.i"),
      picture: pictureOf("n.i"),
      created_at: at("n.i * 60000"),
      name: "concat('Foto ', n.i)",
      name_key: "concat('foto ', n.i)",
      search_text: "concat('foto ', n.i)",
      is_kept: `case when n.i < ${sizes.articles} then 0 else 1 end`,
    },
  });
}

async function growVisits({ dialect, run }: Growth, sizes: Sizes): Promise<void> {
  await run(
    `insert into visit_days (day, is_demo, visitors, views) select ${dayOf(dialect, "n.i")}, 0, 150, 340 from ${numbers} n where n.i < ${sizes.days}`,
  );
  const names: readonly (readonly [what: string, name: string, count: number])[] = [
    ["source", "concat('kampanye-', m.i)", 40],
    ["article", idOf("m.i"), Math.min(100, sizes.articles)],
    ["section", "'price'", 1],
  ];
  for (const [what, name, count] of names)
    await run(
      `insert into visit_totals (day, what, name, visitors) select ${dayOf(dialect, "n.i")}, '${what}', ${name}, 3 from ${numbers} n, ${belowHundred} m where n.i < ${sizes.days} and m.i < ${count}`,
    );
}

/**
 * Fills a database, while no site runs on it, with rows as of years: copies of one row that is made as the product
 * does.
 */
export async function growTables(databaseUrl: string, sizes: Sizes): Promise<void> {
  const database = await openDatabase(databaseUrl);
  const growth = growthOf(database);
  const { dialect, run, copies, at } = growth;
  await growNews(growth, sizes);
  await growLeads(growth, sizes);
  await growMedia(growth, sizes);
  await growVisits(growth, sizes);
  await run(
    `insert into unknown_addresses (path, hits, last_hit_at, referrer, is_ignored) select concat('/2020/artikel-nomor-', n.i, '-foto-produk'), n.i + 1, ${at("n.i")}, '', 0 from ${belowHundred} n`,
  );

  const [session] = await run("select id from sessions limit 1");
  if (session)
    await copies("sessions", { id: String(session.id), count: sizes.sessions, changed: { id: idOf("n.i") } });
  // Outdates the site's cached answers, which predate these rows.
  await run("update site_state set content_version = content_version + 1");
  for (const table of ["news", "leads", "media", "visit_totals"])
    await run(dialect === "mysql" ? `analyze table ${table}` : `analyze ${table}`);
  await database.close();
}
