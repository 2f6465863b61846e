import { expect, onTestFinished, test } from "vitest";
import { exported, imported } from "../../../test/exchange-site.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { userRecord } from "../../../test/records.ts";
import { createUserRepository } from "../../persistence/users.ts";

const slug = "jam-buka";

async function startSite() {
  const site = await startHistorySite("SQLite");
  onTestFinished(() => site.close());
  const authorOf = async (text: string, place: string) => {
    expect(await imported(site, text, { now: site.now })).toMatchObject({ create: 1, refused: 0 });
    return (await site.services.news.getBySlug(place, "staff")).authorName;
  };
  return { site, authorOf };
}

const addresses = ["sari@lama.example", "https://lama.example/penulis/sari", "www.lama.example"];

test.each(["json", "csv"])(
  "a login or an address is never a byline of an import from %s, and a name is",
  async (format) => {
    const { site, authorOf } = await startSite();
    const { id, authorName } = await site.article({ title: "Jam buka toko", slug });
    const file = await exported(site, format, ["news"]);
    expect(file).toContain(authorName);
    let made = 0;
    const byline = (name: string) => {
      made += 1;
      const place = `${slug}-no-${made}`;
      const text = file.replaceAll(id, String(made).padStart(24, "a")).replaceAll(slug, place);
      return authorOf(text.replaceAll(authorName, name), place);
    };
    expect(await byline("Sari Dewi")).toBe("Sari Dewi");
    await createUserRepository(site.database.em).insert(userRecord({ username: "budi", name: "Budi Santoso" }));
    expect(await byline("Budi")).toBe("Budi");
    for (const name of [...addresses, "budi"]) expect(await byline(name)).toBe("Redaksi");
  },
);
