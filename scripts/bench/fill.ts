import { createNewsRepository } from "../../backend/src/persistence/news.ts";
import { createPlainRepositories } from "../../backend/src/persistence/plain.ts";
import { createPortfolioRepository } from "../../backend/src/persistence/portfolio.ts";
import { openDatabase } from "../../backend/src/start-database.ts";
import { newId, newsRecord, partnerRecord, portfolioRecord } from "../../backend/test/records.ts";

export const articles = 10_000;
const projects = 10_000;
const partners = 2_000;

const words = ["toko", "roti", "kopi", "batik", "wisata", "sekolah", "klinik", "pupuk", "kapal", "lampu", "sepatu"];
const categories = ["Bisnis", "Desain", "Performa", "UMKM", "Keamanan"];
const paragraph = "Pelanggan menilai sebuah usaha dari halaman pertamanya, dan pergi bila terlalu lama menunggu. ";
const wordOf = (list: readonly string[], index: number) => list[index % list.length] ?? "";
const hourMs = 3_600_000;

/** Adds as many records as a site has after years to those of the demo content, while the site runs. */
export async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl);
  const { em } = database;
  const repositories = {
    news: createNewsRepository(em),
    portfolio: createPortfolioRepository(em),
    partners: createPlainRepositories(em).partners,
  };
  const before = (index: number) => new Date(Date.now() - (index + 1) * hourMs);
  const partsOf = (count: number) => Array.from({ length: Math.ceil(count / 500) }, (_, part) => part * 500);
  /** In transactions of some hundred, so that the running site can write as well. */
  const insert = async (count: number, one: (index: number) => Promise<void>) => {
    for (const from of partsOf(count))
      await database.transaction(async () => {
        for (let index = from; index < Math.min(from + 500, count); index += 1) await one(index);
      });
  };
  await insert(articles, (index) => {
    const date = before(index);
    const title = `${wordOf(words, index)} ${wordOf(words, Math.floor(index / 11))} nomor ${index}`;
    const content = `<h2>${title}</h2>${`<p>${paragraph.repeat(3)}</p>`.repeat(8)}`;
    const tags = [wordOf(words, index + 3), wordOf(words, index + 7)];
    const record = { title, content, tags, category: wordOf(categories, index), views: (index * 7) % 5_000 };
    return repositories.news.insert(
      newsRecord({ ...record, date, publishedAt: date, createdAt: date, updatedAt: date }),
    );
  });
  await insert(projects, (index) => {
    const date = before(index);
    const title = `Situs ${wordOf(words, index)} ${index}`;
    return repositories.portfolio.insert(
      portfolioRecord({ title, publishedAt: date, createdAt: date, updatedAt: date }),
    );
  });
  await insert(partners, (index) =>
    repositories.partners.insert(partnerRecord({ id: newId(), name: `Mitra ${index}`, order: 100 + index })),
  );
  // The site's cached pages predate these records.
  await em.getConnection().execute("update site_state set content_version = content_version + 1");
  await database.close();
}
