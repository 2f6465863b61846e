import { userQuery } from "@etalase/contracts/accounts/users.schema";
import { trashQuery } from "@etalase/contracts/history.schema";
import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { mediaQuery } from "@etalase/contracts/media.schema";
import { newsQuery } from "@etalase/contracts/news.schema";
import { subscribersQuery } from "@etalase/contracts/newsletter.schema";
import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { redirectsQuery } from "@etalase/contracts/redirects.schema";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import {
  leadRecord,
  newId,
  newsRecord,
  partnerRecord,
  pictureRecord,
  portfolioRecord,
  unconfirmed,
  userRecord,
} from "../../test/records.ts";
import { published } from "../../test/shown.ts";
import { nobody } from "../domain/history.ts";
import { createTrashRepository } from "./history/trash.ts";
import { createLeadRepository } from "./leads/leads.ts";
import { createMediaRepository } from "./media.ts";
import { createNewsRepository } from "./news.ts";
import { createSubscriberRepository } from "./newsletter.ts";
import { createPlainRepositories } from "./plain.ts";
import { createPortfolioRepository } from "./portfolio.ts";
import { createRedirectRepository } from "./redirects.ts";
import type { Em } from "./repository.ts";
import { createUserRepository } from "./users.ts";

const tables = [
  ...["news", "news_slugs", "news_tags", "news_texts", "portfolio", "portfolio_slugs", "portfolio_texts", "partners"],
  ...["users", "subscribers", "leads", "media", "trash", "redirects"],
];

const at = new Date("2026-11-20T03:00:00Z");

function repositoriesOf(em: Em) {
  const news = createNewsRepository(em);
  const portfolio = createPortfolioRepository(em);
  const { partners } = createPlainRepositories(em);
  const users = createUserRepository(em);
  const subscribers = createSubscriberRepository(em);
  const leads = createLeadRepository(em);
  const media = createMediaRepository(em);
  const trash = createTrashRepository(em);
  const redirects = createRedirectRepository(em);
  return { news, portfolio, partners, users, subscribers, leads, media, trash, redirects };
}

/** Adds a record to each list that holds the words, in one field or apart in several. */
async function addToEach(em: Em, one: string, other: string) {
  const to = repositoriesOf(em);
  await to.news.insert(newsRecord({ title: one, tags: [other] }));
  await to.portfolio.insert(portfolioRecord({ title: one, client: other }));
  await to.partners.insert(partnerRecord({ name: `${one} ${other}` }));
  await to.users.insert(userRecord({ name: one, email: `${other}@example.com` }));
  const consent = { consentVersion: "1", consentAt: at, ...unconfirmed };
  await to.subscribers.add({ id: newId(), email: `${one}.${other}@example.com`, ...consent });
  await to.leads.add(leadRecord({ name: one, message: other }));
  const picture = pictureRecord({ alt: other });
  const unused = { digest: null, isKept: true, uploadedById: null, uploadedByName: "" };
  await to.media.insert([{ id: newId(), name: one, picture, bytes: 1, ...unused, createdAt: at, version: 1 }]);
  const deleted = { deletedAt: at, ...nobody, snapshot: "{}", slugs: [], references: [] };
  await to.trash.insert({ id: newId(), resource: "news", title: `${one} ${other}`, ...deleted });
  const led = { byName: null, createdAt: at, hits: 0, lastHitAt: null };
  await to.redirects.insert({ id: newId(), path: `/${one}`, target: `/${other}`, ...led });
}

/** The lists that find anything. */
async function finding(em: Em, search: string): Promise<readonly string[]> {
  const { news, portfolio, partners, users, subscribers, leads, media, trash, redirects } = repositoriesOf(em);
  const shown = { page: 1, limit: 10, shown: published };
  const found = {
    news: news.list({ ...newsQuery.parse({ search }), ...shown }),
    portfolio: portfolio.list({ ...portfolioQuery.parse({ search }), shown: published }),
    partners: partners.list(partnerSchemas.query.parse({ search })),
    users: users.list(userQuery.parse({ search })),
    subscribers: subscribers.list(subscribersQuery.parse({ search })),
    leads: leads.list({ ...leadsQuery.parse({ search }), today: "2026-11-21" }),
    media: media.list(mediaQuery.parse({ search })),
    trash: trash.list(trashQuery.parse({ search })),
    redirects: redirects.list(redirectsQuery.parse({ search })),
  };
  const totals = Object.entries(found).map(async ([name, list]) => ({ name, total: (await list).total }));
  return (await Promise.all(totals)).filter(({ total }) => total > 0).map(({ name }) => name);
}

onEachDatabase("a search", tables, ({ database }) => {
  test("finds the records of every list that hold all words, in any order and in any field", async () => {
    const { em } = database();
    await addToEach(em, "kursi-rotan-inv-2024/017", "jepara");
    const lists = Object.keys(repositoriesOf(em));
    for (const search of ["jepara", "rotan jepara", "jepara  kur rotan", '"rsi-rot" jepara', "inv2024017 jepara"])
      expect([search, await finding(em, search)]).toEqual([search, lists]);
    for (const search of ["jepara jati", '"jepara kursi"', "inv2024018"])
      expect([search, await finding(em, search)]).toEqual([search, []]);
  });

  const titles = async (search: string) => {
    const query = { ...newsQuery.parse({ search }), page: 1, limit: 10, shown: published };
    return (await createNewsRepository(database().em).list(query)).rows.map(({ title }) => title);
  };

  test.each([
    [
      "Meja makan kayu jati",
      ['"kayu jati" meja', "“kayu jati”", "«kayu jati»", '"jati', 'kayu jati"', '"meja makan" "kayu jati"'],
      ['"jati kayu"'],
    ],
    ['Pipa 5" untuk "dapur"', ['5"', '"dapur"', 'pipa 5" dapur', '"'], ['"pipa dapur"']],
    ["Hanya Rp 1.500.000", ["1500000", "1,500,000 hanya", "1 500 000", "rp 1.500"], ["1500001", "1500002"]],
    ["Café\u00a0baru", ["baru CAFE", '"café baru"', "baru\u00a0café"], ["barn cafés"]],
    ["Tahun 2024, 15 tips", ["2024 15", "15 2024", "24 tips"], ["2025 15"]],
  ])("of %s", async (title, searches, others) => {
    await createNewsRepository(database().em).insert(newsRecord({ title, excerpt: "" }));
    for (const search of searches) expect([search, await titles(search)]).toEqual([search, [title]]);
    for (const search of others) expect([search, await titles(search)]).toEqual([search, []]);
  });

  test.each(["+62812-3456-7890", "0812 3456 7890", "62 812.3456.7890", "+62 (0)812/3456/7890", "812 3456 7890"])(
    "finds a phone number in any notation: %s",
    async (phone) => {
      const { leads } = repositoriesOf(database().em);
      await leads.add(leadRecord({ name: "Sari", phone }));
      await leads.add(leadRecord({ name: "Lain", phone: "0813 9999 0000" }));
      const found = async (search: string) =>
        (await leads.list({ ...leadsQuery.parse({ search }), today: "2026-11-21" })).rows.map(({ name }) => name);
      const searches = ["081234567890", "+62 812 3456", "0812-3456-7890 sari", "sari 812 34567890", "34567890"];
      const pasted = ["0812—3456—7890 sari", "٠٨١٢٣٤٥٦٧٨٩٠", "sari wa.me/6281234567890", "tel:+6281234567890"];
      for (const search of [...searches, ...pasted]) expect([search, await found(search)]).toEqual([search, ["Sari"]]);
      expect(await found("0812 3456 7891")).toEqual([]);
    },
  );

  test.each(["+65 9123 4567", "0065 9123-4567"])(
    "finds a number of another country in any notation: %s",
    async (phone) => {
      const { leads } = repositoriesOf(database().em);
      await leads.add(leadRecord({ name: "Sari", phone }));
      for (const search of ["+65 9123 4567", "+65 (0)9123 4567", "006591234567", "6591234567", "9123-4567"])
        expect([search, (await leads.list({ ...leadsQuery.parse({ search }), today: "2026-11-21" })).total]).toEqual([
          search,
          1,
        ]);
    },
  );
});
