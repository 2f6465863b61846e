import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../../test/cases.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { editOf, samples } from "../../../test/kinds/samples.ts";
import { allTests } from "../../../test/started.ts";
import { anyKind, createWriter, pictured, saying, settingsEdit, settingsPictured } from "../../../test/writes.ts";

const upTo4 = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 4 });
const kindAndEdits = anyKind.chain((of) =>
  fc.record({
    of: fc.constant(of),
    all: upTo4(fc.record({ fields: editOf(samples[of]), files: pictured(of), said: fc.option(saying) })),
  }),
);

type Published = Readonly<{ id?: string; publishedAt?: Date | null; date?: Date }>;

describe.each(sqliteByDay)("on %s", (dialect) => {
  const site = allTests(() => startHistorySite(dialect));

  /** The time of first publication, once it has passed. */
  const firstSeen = ({ publishedAt, date }: Published): Published =>
    publishedAt && publishedAt <= site.now() ? { publishedAt, ...(date ? { date } : {}) } : {};
  const slugsOf = async (of: string, id: string) => {
    const repositories = site.services.demo;
    if (of !== "news" && of !== "portfolio" && of !== "packages" && of !== "pages") return [];
    return (await repositories[of].slugsOf([id])).get(id) ?? [];
  };

  test("a version that is restored is as it was in every field, and its pictures are served", async () => {
    const writer = createWriter(site);
    const property = fc.asyncProperty(kindAndEdits, async ({ of, all }) => {
      const { get, revisions, remove } = site.services[of];
      const { id } = await writer.create(of);
      const versions = [await get(id, "staff")];
      for (const { fields, files, said } of all) {
        site.pass(1000);
        await writer.update(of, id, fields, files);
        versions.push(await get(id, "staff"));
        if (said) await writer.describe(await get(id, "staff"), said);
        versions.push(await get(id, "staff"));
      }
      const known = new Map(versions.map((one) => [one.version, one]));
      for (const { version, updatedAt: _then, ...earlier } of known.values()) {
        const [before, led] = [await get(id, "staff"), await slugsOf(of, id)];
        const first = firstSeen(before);
        await revisions.restore(id, version, site.by);
        const { version: raised, updatedAt: _now, ...restored } = await get(id, "staff");
        expect(restored).toEqual({ ...earlier, ...first });
        expect(raised).toBe(before.version + 1);
        expect((await revisions.get(id, raised)).values).toEqual(await get(id, "staff"));
        expect(await site.missingFiles(restored)).toEqual([]);
        // Slugs that were public still lead to the record, beside its own; slugs that nobody saw do not.
        const isKnown = of === "packages" || first.publishedAt;
        const leading = "slug" in restored ? new Set([...(isKnown ? led : []), restored.slug]) : new Set();
        expect(new Set(await slugsOf(of, id))).toEqual(leading);
      }
      await remove([id], site.by);
    });
    await fc.assert(property, cases(5, 20));
  });

  test("settings that are restored are as they were in every field, and their pictures are served", async () => {
    const writer = createWriter(site);
    const { get, revisions } = site.services.settings;
    const anyEdits = upTo4(fc.record({ fields: settingsEdit, files: settingsPictured, said: fc.option(saying) }));
    const property = fc.asyncProperty(anyEdits, async (all) => {
      const versions: Awaited<ReturnType<typeof get>>[] = [];
      for (const { fields, files, said } of all) {
        await writer.set(fields, files);
        versions.push(await get());
        if (said) await writer.describe(await get(), said);
        versions.push(await get());
      }
      for (const { version, ...earlier } of versions) {
        await revisions.restore("settings", version, site.by);
        const { version: _raised, ...restored } = await get();
        expect(restored).toEqual(earlier);
        expect(await site.missingFiles(restored)).toEqual([]);
      }
    });
    await fc.assert(property, cases(5, 20));
  });
});
