import { verbatim } from "@etalase/contracts/refusals/refusal";
import { expect, onTestFinished, test } from "vitest";
import { pictureBytes, startTestServices } from "../../../test/services.ts";
import type { Entry } from "../../application/exchange/entry.ts";
import { terminal } from "../../domain/user.ts";

const by = { ...terminal, history: "always" } as const;

test("a picture that another import has brought meanwhile comes once more", async () => {
  const site = await startTestServices({ dialect: "SQLite" });
  onTestFinished(() => site.close());
  const bytes = await pictureBytes(300, 200);
  const entryOf = (slug: string): Entry => ({
    resource: "news",
    place: verbatim(slug),
    where: verbatim(slug),
    values: { title: slug, slug, category: "Umum", content: "<p>Isi yang panjangnya cukup untuk terbit.</p>" },
    pictures: { featuredImage: async () => bytes },
    oldPaths: [],
  });
  const run = (read: () => AsyncGenerator<Entry>) =>
    site.services.importing.run({ read, by, report: () => {}, progress: () => {} });
  let readings = 0;
  const { summary } = await run(async function* () {
    readings += 1;
    // The first reading has stored the picture already.
    if (readings === 2)
      await run(async function* () {
        yield entryOf("tulisan-kedua");
      });
    yield entryOf("tulisan-pertama");
  });
  expect(summary).toMatchObject({ create: 1, refused: 0 });
  for (const slug of ["tulisan-pertama", "tulisan-kedua"])
    expect((await site.services.news.getBySlug(slug, "staff")).featuredImage.width).toBe(300);
});
