import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { type HistorySite, startHistorySite } from "../../../test/history-site.ts";
import { anyKind, createWriter, edits } from "../../../test/writes.ts";

const runs = 20;

const kindAndEdits = anyKind.chain((of) =>
  fc.record({
    of: fc.constant(of),
    all: fc.array(fc.record({ fields: edits[of], picture: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  }),
);

describe.each(dialects)("on %s", (dialect) => {
  let site: HistorySite;
  beforeAll(async () => {
    site = await startHistorySite(dialect);
  });
  afterAll(() => site.close());

  test("a version that is restored is as it was in every field, and its pictures are served", async () => {
    const writer = createWriter(site);
    const property = fc.asyncProperty(kindAndEdits, async ({ of, all }) => {
      const { get, revisions, remove } = site.services[of];
      const { id } = await writer.create[of]();
      const versions = [await get(id, "staff")];
      for (const { fields, picture } of all) {
        await writer.update(of, id, fields, picture);
        versions.push(await get(id, "staff"));
      }
      for (const { version, updatedAt: _then, ...earlier } of versions) {
        await revisions.restore(id, version, site.by);
        const { version: raised, updatedAt: _now, ...restored } = await get(id, "staff");
        expect(restored).toEqual(earlier);
        expect(raised).toBeGreaterThan(versions.length);
        expect((await revisions.get(id, raised)).values).toEqual(await get(id, "staff"));
        expect(await site.missingFiles(restored)).toEqual([]);
      }
      await remove([id], site.by);
    });
    await fc.assert(property, { numRuns: runs });
  }, 240_000);
});
