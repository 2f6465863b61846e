import { pageInput } from "@etalase/contracts/pages.schema";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../../test/on-each-database.ts";
import { sanitizeContent } from "../../adapters/sanitizer.ts";
import { insertPrivacyPolicy } from "./first-privacy.ts";

onEachDatabase("the first privacy policy", ["pages", "page_slugs", "texts"], ({ dialect, database }) => {
  const run = (sql: string, values: unknown[] = []) =>
    database().em.getConnection().execute<Record<string, unknown>[]>(sql, values);
  const moved = async (values: Readonly<Record<string, string>> | null) => {
    if (values) await run("insert into texts (id, value) values (1, ?)", [JSON.stringify({ values, version: 2 })]);
    for (const statement of insertPrivacyPolicy(dialect === "MySQL" ? "mysql" : "sqlite")) await run(statement);
    const [page] = await run("select title, slug, content, excerpt, position from pages where slug = 'privacy-policy'");
    // It can be edited, exported and imported like any other page.
    const { title, slug, content, excerpt } = page ?? {};
    expect(pageInput.safeParse({ title, slug, content, excerpt }).error).toBeUndefined();
    expect(sanitizeContent(String(content))).toBe(content);
    return page;
  };

  test("has the specification's words on a site that has changed none", async () => {
    const page = await moved(null);
    expect(page).toMatchObject({ title: "Kebijakan Privasi", position: 0 });
    const text = String(page?.content);
    expect(text.match(/<h2 id="([\w-]+)">/g)?.length).toBe(9);
    for (const name of ["siteName", "controller", "storedData", "consent", "thirdParties"])
      expect(text).toContain(`{${name}}`);
    expect(await run("select page_id from page_slugs where slug = 'privacy-policy'")).toHaveLength(1);
  });

  test("keeps the owner's words, escaped and within their lengths", async () => {
    const page = await moved({
      "frame.pages.privacyPolicy": "A",
      "privacyPolicy.lead": "Kami, {siteName}, & <Anda> \\ \"kita\"\n'semua' 🎉",
      "privacyPolicy.rights.list.0": "bertanya;",
      "privacyPolicy.head.description": "Kata ".repeat(80).trim(),
    });
    expect(page?.title).toBe("Kebijakan Privasi");
    expect(page?.content).toContain(`<p>Kami, {siteName}, &amp; &lt;Anda&gt; \\ "kita"\n'semua' 🎉</p>`);
    expect(page?.content).toContain("<ul><li>bertanya;</li>");
    expect(String(page?.excerpt)).toHaveLength(300);
  });

  test("comes after the pages that are there", async () => {
    await run(
      "insert into pages (id, position, name_key, created_at, updated_at, version, title, slug, content, menu, status) " +
        `values ('${"a".repeat(24)}', 0, '', ?, ?, 1, 'Tentang', 'tentang', '', 'none', 'draft')`,
      dialect === "MySQL" ? ["2026-11-20", "2026-11-20"] : [0, 0],
    );
    expect(await moved(null)).toMatchObject({ position: 1 });
  });
});
