import { newsUpdate } from "@etalase/contracts/news.schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { exported, fileWith, imported } from "../../../test/exchange-site.ts";
import { type HistorySite, nothing, startHistorySite } from "../../../test/history-site.ts";
import { pictureUpload } from "../../../test/services.ts";
import { openImport } from "../../adapters/exchange/formats.ts";

describe.each(dialects)("a preview, on %s", (dialect) => {
  let site: HistorySite;
  beforeEach(async () => {
    site = await startHistorySite(dialect);
  });
  afterEach(() => site.close());

  test("does what the import does, and leaves nothing that anybody could notice", async () => {
    const article = await site.article();
    const project = await site.project();
    await site.testimonial({ portfolioId: project.id });
    await site.partner("Nusa");
    const file = (await exported(site)).replace('"Nusa"', '"Nusa Raya"').replaceAll(project.id, "c".repeat(24));
    const files = { featuredImage: [await pictureUpload("lain.png", 80)] };
    await site.services.news.update(article.id, newsUpdate.parse({ title: "Judul lain" }), { by: site.by, files });
    await site.services.portfolio.remove([project.id], site.by);
    await site.services.trash.purge([project.id], site.by);
    const [before, hidden, audit] = [
      await site.everything(),
      await site.hiddenFiles(),
      (await site.services.audit.list({ page: 1, limit: 1 })).total,
    ];
    site.takeToken();

    const { read } = await openImport(await fileWith(file));
    await site.services.importing.preview({ read, by: site.by, report: () => {} });
    expect(site.takeToken()).toBe("");
    const preview = await imported(site, file, { dry: true });
    expect(preview).toMatchObject({ create: 1, update: 3, refused: 0 });
    expect(await site.changesSince(before)).toEqual(nothing);
    expect(await site.hiddenFiles()).toEqual(hidden);
    expect((await site.services.audit.list({ page: 1, limit: 1 })).total).toBe(audit);

    expect(await imported(site, file)).toEqual(preview);
    const { rows } = await site.services.testimonials.list({ page: 1, limit: 9, sort: "order" }, "staff");
    expect(rows.map(({ portfolioId }) => portfolioId)).toEqual(["c".repeat(24)]);
  });

  test("leaves what lies in the trash there, with its files", async () => {
    const { id } = await site.article();
    const file = await exported(site, "json", ["news"]);
    await site.services.news.remove([id], site.by);
    const [before, hidden] = [await site.everything(), await site.hiddenFiles()];
    expect(hidden).not.toEqual([]);
    expect(await imported(site, file, { dry: true })).toMatchObject({ update: 1, outcomes: [{ isTrashed: true }] });
    expect(await site.changesSince(before)).toEqual(nothing);
    expect(await site.hiddenFiles()).toEqual(hidden);
  });

  test("tells the addresses that the import gives, also where a record of the file leaves one to another", async () => {
    const { id } = await site.article({ title: "Kata pembuka", slug: "kata-pembuka", status: "draft" });
    const [head = "", ...lines] = (await exported(site, "csv", ["news"])).trim().split("\r\n");
    const [line = ""] = lines;
    const moved = line.replaceAll("kata-pembuka", "kata-penutup");
    const added = line.replace(id, "e".repeat(24)).replace("Kata pembuka", "Kata lain");
    const file = `${[head, moved, added].join("\r\n")}\r\n`;
    const preview = await imported(site, file, { dry: true });
    expect(preview.outcomes).toMatchObject([
      { action: "update" },
      { action: "create", beside: { slug: "kata-pembuka-2" } },
    ]);
    expect(await imported(site, file)).toEqual(preview);
    expect(await site.services.news.getBySlug("kata-pembuka-2", "staff")).toMatchObject({ title: "Kata lain" });
  });
});
