import type { Fault } from "./fault.ts";

const persistence = "backend/src/persistence";

/** Faults in tables, statements, transactions and migrations. */
export const persistenceFaults: readonly Fault[] = [
  {
    name: "articles of one moment change places between pages",
    file: `${persistence}/news.ts`,
    text: 'newest: { date: "desc", id: "desc" },',
    becomes: 'newest: { date: "desc" },',
    unit: [`${persistence}/news.test.ts`],
  },
  {
    name: "addresses are compared without regard to case on MySQL",
    file: `${persistence}/migrations/mysql/0001_initial.ts`,
    text: "`news_id\\` char(24) not null, primary key (\\`slug\\`)) default character set utf8mb4 collate utf8mb4_bin",
    becomes:
      "`news_id\\` char(24) not null, primary key (\\`slug\\`)) default character set utf8mb4 collate utf8mb4_unicode_ci",
    unit: [`${persistence}/news.test.ts`],
  },
  {
    name: "attempts are counted without a transaction",
    file: `${persistence}/attempts.ts`,
    text: "transaction(async () => {",
    becomes: "Promise.resolve(transaction).then(async () => {",
    unit: [`${persistence}/attempts.test.ts`],
  },
  {
    name: "writers do not wait for each other's lock of the site",
    file: `${persistence}/site-state.ts`,
    text: "{ ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE }",
    becomes: "fresh",
    unit: [`${persistence}/repository.test.ts`],
  },
  {
    name: "MySQL puts the sealed words of the audit log in an order of its own",
    file: `${persistence}/migrations/mysql/0007_audit_chain.ts`,
    text: "`detail\\` text not null",
    becomes: "`detail\\` json not null",
    unit: ["backend/src/application/audit.test.ts", `${persistence}/audit.test.ts`],
  },
  {
    name: "a migration demands two-factor sign-in of everybody",
    file: `${persistence}/migrations/sqlite/0006_add-two-factor.ts`,
    text: "integer not null default false",
    becomes: "integer not null default true",
    unit: ["backend/src/application/accounts/two-factor.test.ts", "backend/src/http/accounts/two-factor.test.ts"],
  },
  {
    name: "articles by their views are sorted without an index",
    file: `${persistence}/migrations/sqlite/0022_separate-search-texts.ts`,
    text: "    this.addSql(`create index \\`news_views_date_id_index\\` on \\`news\\` (\\`views\\`, \\`date\\`, \\`id\\`);`);\n",
    becomes: "",
    unit: [`${persistence}/explain.test.ts`],
  },
  {
    name: "an edit sets an article's views back",
    file: `${persistence}/news.ts`,
    text: '    untouched: ["views"],\n',
    becomes: "",
    unit: [`${persistence}/news.test.ts`],
  },
  {
    name: "old addresses of public records lead nowhere",
    file: `${persistence}/slugs.ts`,
    text: "before && !wasSeen(before, updatedAt)",
    becomes: "before",
    unit: [`${persistence}/news.test.ts`, `${persistence}/portfolio.test.ts`],
  },
  {
    name: "two instances send the same mail",
    file: `${persistence}/claims.ts`,
    text: "{ $and: [due, byId(id)] }",
    becomes: "byId(id)",
    unit: ["backend/src/application/mail/mail.test.ts"],
  },
];
