import { newsQuery, newsUpdate } from "@etalase/contracts/news.schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqliteByDay } from "../../../test/databases.ts";
import { exported, imported } from "../../../test/exchange-site.ts";
import { type HistorySite, startHistorySite } from "../../../test/history-site.ts";

type Post = Readonly<{ id: number; title: string; slug: string; date?: string; text?: string }>;

const text = "Rak toko yang rapi lebih cepat kosong, dan lebih cepat diisi lagi.";

const itemOf = (home: string, { id, title, slug, date = "2021-05-04 03:00:00", text: own = text }: Post) =>
  `<item><title>${title}</title><link>${home}/2021/05/${slug}/</link><content:encoded>${own}</content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;

const wordPress = (posts: readonly Post[], home = "https://toko-lama.example") => `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${home}</wp:base_blog_url>
${posts.map((post) => itemOf(home, post)).join("\n")}</channel></rss>`;

type GhostPost = Readonly<{ id: string; title: string; slug: string; date?: string }>;

const ghost = (posts: readonly GhostPost[]) =>
  JSON.stringify({
    db: [
      {
        meta: { version: "5.87.1" },
        data: {
          posts: posts.map(({ date = "2022-02-02T02:02:02.000Z", ...post }) => ({
            ...post,
            html: `<p>${text}</p>`,
            status: "published",
            published_at: date,
          })),
        },
      },
    ],
  });

describe.each(sqliteByDay)("another article at the same address, on %s", (dialect) => {
  let site: HistorySite;
  beforeEach(async () => {
    site = await startHistorySite(dialect);
  });
  afterEach(() => site.close());

  const own = () => site.article({ title: "Kata pembuka", slug: "kata-pembuka", status: "published" });
  const at = (slug: string) => site.services.news.getBySlug(slug, "staff");
  const titles = async () =>
    (await site.services.news.list(newsQuery.parse({ page: "1", limit: "50", sort: "titleAsc" }), "staff")).rows.map(
      ({ title, slug }) => `${slug}: ${title}`,
    );
  const post: Post = { id: 1, title: "Dari toko lama", slug: "kata-pembuka" };

  test("stays, and the one of the file comes beside it, told before and done once", async () => {
    const before = await own();
    const file = wordPress([post]);
    const { outcomes, ...foreseen } = await imported(site, file, { dry: true });
    expect(outcomes).toMatchObject([
      { action: "create", beside: { title: "Kata pembuka", slug: "kata-pembuka-2" }, differences: [] },
    ]);
    expect(foreseen).toMatchObject({ create: 1, update: 0, beside: 1, refused: 0 });
    expect(await imported(site, file)).toMatchObject({ create: 1, beside: 1 });
    expect(await at("kata-pembuka")).toEqual(before);
    expect(await at("kata-pembuka-2")).toMatchObject({ title: "Dari toko lama" });
    expect(await site.services.redirects.targetFor("/2021/05/kata-pembuka")).toMatchObject({
      target: expect.stringMatching(/kata-pembuka-2$/),
    });
    expect(await imported(site, file)).toMatchObject({ create: 0, update: 0, same: 1, beside: 0 });
    expect(await titles()).toEqual(["kata-pembuka-2: Dari toko lama", "kata-pembuka: Kata pembuka"]);
  });

  test("an article that was imported is known again, whatever has become of it here and there", async () => {
    await imported(site, wordPress([post]));
    const { id } = await at("kata-pembuka");
    await site.services.news.update(id, newsUpdate.parse({ slug: "alamat-lain", title: "Judul lain" }), {
      by: site.by,
    });
    const changed = { ...post, title: "Judul ketiga", slug: "kata-penutup" };
    const moved = wordPress([changed], "http://www.toko-lama.example/");
    expect(await imported(site, moved)).toMatchObject({ create: 0, update: 1, beside: 0 });
    expect(await at("alamat-lain")).toMatchObject({ id, title: "Judul ketiga", slug: "alamat-lain" });
  });

  test("an article that was deleted since comes back from the trash", async () => {
    await imported(site, wordPress([post]));
    const { id } = await at("kata-pembuka");
    await site.services.news.remove([id], site.by);
    await own();
    expect(await imported(site, wordPress([post]))).toMatchObject({
      create: 0,
      update: 1,
      outcomes: [{ isTrashed: true }],
    });
    expect((await site.services.news.get(id, "staff")).slug).toBe("kata-pembuka-2");
    expect(await imported(site, wordPress([post]))).toMatchObject({ same: 1 });
  });

  test("with the same title and day stays as well, unless it came from there", async () => {
    await imported(site, wordPress([post]));
    await site.database.em.getConnection().execute("delete from import_origins");
    expect(await imported(site, wordPress([post]), { dry: true })).toMatchObject({ create: 1, same: 0, beside: 1 });
  });

  test("two sites whose articles have the same numbers and addresses keep them apart, in either product", async () => {
    const slugs = ["tulisan-1", "tulisan-2", "tulisan-1-2"];
    const posts = slugs.map((slug, id) => ({ id, slug, title: `Toko ${slug}` }));
    await imported(site, wordPress(posts));
    const files = [
      wordPress(
        posts.map((one) => ({ ...one, title: `Gudang ${one.slug}` })),
        "https://gudang.example",
      ),
      ghost(posts.map((one) => ({ ...one, id: String(one.id), title: `Kantor ${one.slug}` }))),
      ghost(posts.map((one) => ({ ...one, id: String(one.id), date: "2023-03-03T03:03:03.000Z" }))),
    ];
    for (const file of files) {
      expect(await imported(site, file)).toMatchObject({ create: 3, update: 0, beside: 3, refusals: [] });
      expect(await imported(site, file)).toMatchObject({ create: 0, update: 0, same: 3, beside: 0, refusals: [] });
    }
    expect(await imported(site, wordPress(posts))).toMatchObject({ create: 0, same: 3 });
    expect(await titles()).toHaveLength(12);
  });

  test("an export of another site brings its article beside, by its own id", async () => {
    const { id } = await own();
    const file = (await exported(site, "json", ["news"])).replaceAll(id, "c".repeat(24));
    expect(await imported(site, file, { dry: true })).toMatchObject({ create: 0, same: 1, beside: 0 });
    const other = file.replace('"Kata pembuka"', '"Kata orang lain"');
    expect(await imported(site, other)).toMatchObject({ create: 1, update: 0, beside: 1, refusals: [] });
    expect(await imported(site, other)).toMatchObject({ create: 0, update: 0, same: 1, beside: 0 });
    expect(await titles()).toEqual(["kata-pembuka-2: Kata orang lain", "kata-pembuka: Kata pembuka"]);
  });
});
