import { leadSorts } from "@etalase/contracts/leads/leads";
import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { mediaSorts } from "@etalase/contracts/media";
import { mediaQuery } from "@etalase/contracts/media.schema";
import { newsSorts } from "@etalase/contracts/news";
import { newsQuery } from "@etalase/contracts/news.schema";
import { peopleQuery } from "@etalase/contracts/people.schema";
import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { portfolioSorts } from "@etalase/contracts/portfolio";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { funnelQuery, statsQuery } from "@etalase/contracts/statistics.schema";
import { CompiledQuery, type DatabaseConnection } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { dialects } from "../../test/databases.ts";
import { actor, leadRecord, newsRecord, partnerRecord, portfolioRecord } from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { allTests } from "../../test/started.ts";
import { createMediaRepository } from "./media.ts";
import type { Em } from "./repository.ts";

/** Twenty records of each kind become ten thousand by so many doublings. */
const doublings = 9;
const records = 20;

type Site = Awaited<ReturnType<typeof startTestServices>>;

/** A copy's id differs from its original's in another position each turn. */
const id = (column: string, turn: number) =>
  `concat(substr(${column}, 1, ${turn}), 'z', substr(${column}, ${turn + 2}))`;
const name = (column: string, turn: number) => `concat(${column}, '-', ${turn})`;
const number = (_column: string, turn: number) => `cast(${100_000 + turn * 20_000} + row_number() over () as char)`;
type Renamed = Readonly<Record<string, typeof id>>;

const tables: Readonly<Record<string, Renamed>> = {
  news: { id, slug: name },
  news_slugs: { slug: name, news_id: id },
  news_tags: { news_id: id },
  news_texts: { news_id: id },
  portfolio: { id, slug: name },
  portfolio_slugs: { slug: name, portfolio_id: id },
  portfolio_texts: { portfolio_id: id },
  partners: { id },
  leads: { id, code: number, phone_key: number, person_id: id },
  media: { id, file: id, digest: () => "null" },
};

async function fillTables({ services, database }: Site) {
  const { news, portfolio, partners, leads } = services.demo;
  for (let index = 0; index < records; index += 1) {
    const date = new Date(Date.UTC(2026, 9, 1 + index));
    const times = { date, publishedAt: date, createdAt: date };
    const status = index % 2 === 0 ? "published" : "draft";
    await news.insert(
      newsRecord({ ...times, status, category: `Kategori ${index % 5}`, tags: [`Tag ${index % 7}`, "UMKM"] }),
    );
    await portfolio.insert(portfolioRecord({ status, projectType: `Jenis ${index % 4}` }));
    await partners.insert(partnerRecord({ order: index }));
    await leads.insert(
      leadRecord({ name: "Rina", phone: `0812 3456 78${index}`, createdAt: new Date(Date.UTC(2026, index % 12, 1)) }),
    );
    await services.media.add(
      await pictureUpload("toko.png", 64 + index),
      { kind: "photo", alt: "", caption: "" },
      actor(),
    );
  }
  const run = (sql: string) => database.em.getConnection().execute<Record<string, unknown>[]>(sql);
  for (const [table, renamed] of Object.entries(tables)) {
    const [row = {}] = await run(`select * from ${table} limit 1`);
    const columns = Object.keys(row);
    const quoted = columns.map((column) => `\`${column}\``).join();
    for (let turn = 1; turn <= doublings; turn += 1) {
      const copied = columns.map((column) => renamed[column]?.(column, turn) ?? `\`${column}\``);
      await run(`insert into ${table} (${quoted}) select ${copied.join()} from ${table}`);
    }
    await run(database.dialect === "mysql" ? `analyze table ${table}` : `analyze ${table}`);
  }
}

/** Returns the queries that `read` sends to the database. */
async function queriesOf({ database }: Site, read: () => Promise<unknown>): Promise<readonly CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const executor = database.em.getKysely<object>().getExecutor();
  const connection: DatabaseConnection = await executor.provideConnection(async (one) => Object.getPrototypeOf(one));
  const original = connection.executeQuery;
  const spy = vi.spyOn(connection, "executeQuery").mockImplementation(function (this: DatabaseConnection, query) {
    asked.push(query);
    return original.call(this, query);
  });
  await read();
  spy.mockRestore();
  return asked.filter(({ sql }) => sql.startsWith("select"));
}

type Plan = Readonly<{ detail?: string; table?: string; type?: string }>;

/** The tables that a query reads completely. */
async function scannedBy({ database }: Site, { sql, parameters }: CompiledQuery): Promise<readonly string[]> {
  const isMySql = database.dialect === "mysql";
  const explained = CompiledQuery.raw(`${isMySql ? "explain format=traditional" : "explain query plan"} ${sql}`, [
    ...parameters,
  ]);
  const { rows } = await database.em.getKysely<object>().executeQuery<Plan>(explained);
  return rows.flatMap(({ detail = "", table = "", type = "" }) => {
    if (isMySql) return type === "ALL" && !table.startsWith("<") ? [table] : [];
    return /^SCAN (?!\(|.*USING (?:COVERING )?INDEX)(\S+)/.exec(detail)?.[1] ?? [];
  });
}

type Reads = Readonly<Record<string, (services: Site["services"], em: Em) => Promise<unknown>>>;

const articles =
  (query: object, viewer: "public" | "staff"): Reads[string] =>
  ({ news }) =>
    news.list(newsQuery.parse({ page: "1", ...query }), viewer);
const projects =
  (query: object, viewer: "public" | "staff"): Reads[string] =>
  ({ portfolio }) =>
    portfolio.list(portfolioQuery.parse({ page: "1", ...query }), viewer);
const each = (sorts: readonly string[], what: string, read: (query: object) => Reads[string]): Reads =>
  Object.fromEntries(sorts.map((sort) => [`${what} by ${sort}`, read({ sort })]));

const indexed: Reads = {
  ...each(newsSorts, "articles", (query) => articles(query, "public")),
  ...each(
    newsSorts.filter((sort) => !["featured", "categoryAsc", "statusAsc"].includes(sort)),
    "all articles",
    (query) => articles(query, "staff"),
  ),
  ...each(portfolioSorts, "projects", (query) => projects(query, "public")),
  ...each(portfolioSorts, "all projects", (query) => projects(query, "staff")),
  highlights: articles({ isHighlighted: "true", sort: "featured", limit: "5" }, "public"),
  "articles of a category": articles({ category: "Kategori 2" }, "public"),
  "articles of a tag": articles({ tag: "umkm" }, "public"),
  "articles of a month": articles({ archive: "2026-10" }, "public"),
  "all articles of a month": articles({ month: "2026-10", sort: "oldest", limit: "100" }, "staff"),
  "all articles of a category": articles({ category: "Kategori 2" }, "staff"),
  "scheduled articles": articles({ state: "scheduled" }, "staff"),
  "projects of a type": projects({ projectType: "Jenis 1" }, "public"),
  "an article and what is like it": async ({ news }) => {
    const { rows } = await news.list(newsQuery.parse({ limit: "1" }), "public");
    await news.getBySlug(rows[0]?.slug ?? "", "public");
    await news.related(rows[0]?.id ?? "", "public");
  },
  "a site's figures of articles": ({ news }) => news.facets("public"),
  categories: ({ news }) => news.categories("public"),
  "addresses of articles": ({ news }) => news.addresses("public"),
  "addresses of projects": ({ portfolio }) => portfolio.addresses("public"),
  partners: ({ partners }) => partners.list(partnerSchemas.query.parse({ page: "1" }), "public"),
  leads: ({ leads }) => leads.list(leadsQuery.parse({ page: "1" })),
  people: ({ people }) => people.list(peopleQuery.parse({})),
  "a person": async ({ people }) => {
    const { rows } = await people.list(peopleQuery.parse({}));
    await people.get(rows[0]?.id ?? "");
  },
  "leads by their state": ({ leads }) => leads.counts(),
  "the way to the order": ({ funnel }) => funnel(funnelQuery.parse({ period: "30d" })),
  ...each(
    leadSorts,
    "leads",
    (query) =>
      ({ leads }) =>
        leads.list(leadsQuery.parse({ page: "1", ...query })),
  ),
  ...each(mediaSorts, "the library", (query) => async (_, em) => {
    const media = createMediaRepository(em);
    const asked = mediaQuery.parse({ page: "1", ...query });
    await media.list(asked);
    for await (const _some of media.eachListed(asked)) {
      // All parts are read in the same way.
    }
  }),
  "the version of the content": ({ siteState }) => siteState.contentVersion(),
};

/** Reads that may scan a whole table, under its name in the query: to search texts, or for a result that is cached. */
const whole: readonly (readonly [what: string, read: Reads[string], tables: readonly string[]])[] = [
  ["a search", articles({ search: "pelanggan" }, "public"), ["texts"]],
  ["a search of the staff", articles({ search: "pelanggan" }, "staff"), ["texts"]],
  ["a search of projects", projects({ search: "toko" }, "public"), ["texts"]],
  [
    "a search of leads",
    ({ leads }) => leads.list(leadsQuery.parse({ page: "1", search: "toko" })),
    ["l0", "json_each"],
  ],
  ["a search of people", ({ people }) => people.list(peopleQuery.parse({ search: "toko" })), ["l0", "l1"]],
  ["the overview", ({ dashboard }) => dashboard.stats(statsQuery.parse({})), ["news", "partners", "portfolio"]],
  // Both scan the working copies of the staff for the pictures that they name.
  ["what a clean-up of the library would remove", ({ media }) => media.unused(), ["w0"]],
  ["the sweep for files that nobody names", ({ removeOrphans }) => removeOrphans(), ["w0"]],
  // The figures count every tag of every article: an index makes no difference, and MySQL may or may not use one.
  ["the staff's figures of articles", ({ news }) => news.facets("staff"), ["tag"]],
  // Equal values come newest first, against the direction of the sort, so no index fits.
  ["all articles by category", articles({ sort: "categoryAsc" }, "staff"), ["n0"]],
  ["all articles by status", articles({ sort: "statusAsc" }, "staff"), ["n0"]],
  ["all articles, highlighted first", articles({ sort: "featured" }, "staff"), ["n0"]],
];

describe.each(dialects)("with ten thousand records of each kind on %s", (dialect) => {
  const site = allTests(() => startTestServices({ dialect }));
  beforeAll(async () => {
    await fillTables(site);
  });

  const scans = async (read: Reads[string]) => {
    const queries = await queriesOf(site, () => read(site.services, site.database.em));
    expect(queries).not.toEqual([]);
    return [...new Set((await Promise.all(queries.map((query) => scannedBy(site, query)))).flat())];
  };

  test.each(Object.entries(indexed))("%s: by an index", async (_, read) => {
    expect(await scans(read)).toEqual([]);
  });

  test.each(whole)("%s reads no other table as a whole", async (_, read, tables) => {
    expect(tables).toEqual(expect.arrayContaining(await scans(read)));
  });
});
