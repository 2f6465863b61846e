import { plainSchemas } from "@etalase/contracts/plain-kinds";
import { describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../test/on-each-database.ts";
import { insertFirstLanding } from "./first-landing.ts";

describe.each(["services", "showcases"] as const)("%s", (table) => {
  onEachDatabase("of the landing page", ["services", "showcases", "texts"], ({ dialect, database }) => {
    const run = (sql: string, values: unknown[] = []) =>
      database().em.getConnection().execute<Record<string, unknown>[]>(sql, values);
    const moved = async (values: Readonly<Record<string, string>> | null) => {
      if (values) await run("insert into texts (id, value) values (1, ?)", [JSON.stringify({ values, version: 2 })]);
      for (const statement of insertFirstLanding(dialect === "MySQL" ? "mysql" : "sqlite")) await run(statement);
      const rows = await run(`select title, text, drawing, search_text from ${table} order by position`);
      // A record that was brought in can be edited, exported and imported like any other.
      for (const { title, text, drawing } of rows)
        expect(plainSchemas[table].input.safeParse({ title, text, drawing }).error).toBeUndefined();
      return rows;
    };

    test("are those of the specification on a site that has changed no word", async () => {
      const titles = (await moved(null)).map(({ title }) => title);
      expect(titles).toEqual(
        table === "services"
          ? ["Pengembangan Web", "Desain Web", "Optimasi Web SEO", "Desain Grafis", "Videografi", "Desain PPT"]
          : ["Mega Digital", "BPBD Jawa Tengah", "PSAI", "Queue System"],
      );
    });

    test("keep the owner's words, within their lengths", async () => {
      const [first, second, third] = await moved({
        "home.service.webDevelopment.title": "Toko 'daring' & <kasir> 🎉",
        "home.service.webDevelopment.text": 'Kami buat "semuanya" \\ sendiri.',
        "home.service.webDesign.title": "A",
        "home.service.seo.title": "Kata ".repeat(20).trim(),
        "home.showcases.mega.client": "Toko 'daring' & <kasir> 🎉",
        "home.showcases.mega.kind": 'Kami buat "semuanya" \\ sendiri.',
        "home.showcases.bpbd.client": "B",
        "home.showcases.psai.client": "Kata ".repeat(20).trim(),
      });
      expect([first?.title, first?.text]).toEqual(["Toko 'daring' & <kasir> 🎉", 'Kami buat "semuanya" \\ sendiri.']);
      expect(first?.search_text).toContain("kami buat");
      expect(second?.title).toBe(table === "services" ? "Desain Web" : "BPBD Jawa Tengah");
      expect(third?.title).toBe("Kata ".repeat(12).trim());
    });
  });
});
