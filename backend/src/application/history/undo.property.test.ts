import { contentResources } from "@etalase/contracts/kinds";
import { ownSections } from "@etalase/contracts/site/sections";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { cases } from "../../../test/cases.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { nothing, startHistorySite } from "../../../test/history-site.ts";
import { allTests } from "../../../test/started.ts";
import { anyWrite, createWriter } from "../../../test/writes.ts";

const hiddenQuestions = ownSections.map(({ id, isShown }) => ({ id, isShown: isShown && id !== "faq" }));

describe.each(sqliteByDay)("on %s", (dialect) => {
  const site = allTests(() => startHistorySite(dialect));
  beforeAll(async () => {
    const project = await site.project({ status: "published" });
    for (const name of ["Satu", "Dua", "Tiga"]) await site.partner(name);
    for (const name of ["Laras", "Hendra"]) await site.testimonial({ name, portfolioId: project.id });
    await site.article({ status: "published" });
    await site.set({ siteName: "Toko" });
    await site.services.texts.update({ "blog.title": "Kabar" }, { by: site.by });
    await site.services.sections.update(hiddenQuestions, { by: site.by });
    await site.services.menus.update({ navbar: [], footer: [] }, { by: site.by });
    for (const width of [40, 41, 42]) await site.picture(width);
  });

  test("whatever is written, rows and files are as before once it is taken back", async () => {
    const writer = createWriter(site);
    const writes = fc.array(fc.record({ write: anyWrite, stays: fc.boolean() }), { minLength: 3, maxLength: 6 });
    const property = fc.asyncProperty(writes, async (all) => {
      for (const of of contentResources) if ((await writer.idsOf(of)).length === 0) await writer.create(of);
      await site.subscriber();
      for (let count = (await writer.idsOf("users")).length; count < 3; count++)
        await site.account({ role: "superadmin" });
      for (const { write, stays } of all) {
        const before = await site.everything();
        site.takeToken();
        if (!(await writer.try(write)) || stays) continue;
        const token = site.takeToken();
        if (token) await site.services.undo(token, site.by);
        expect(await site.changesSince(before)).toEqual(nothing);
      }
    });
    await fc.assert(property, cases(6, 25));
  });
});
