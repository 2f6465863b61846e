import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { actor } from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { allTests } from "../../test/started.ts";
import type { Services } from "../services.ts";
import type { Files } from "./media.ts";

const by = actor();

describe.each(dialects)("partners on %s", (dialect) => {
  let partners: Services["partners"];
  const site = allTests(() => startTestServices({ dialect }));
  beforeAll(async () => {
    partners = site.services.partners;
  });
  beforeEach(async () => {
    const { rows } = await all();
    if (rows.length > 0)
      await partners.remove(
        rows.map(({ id }) => id),
        by,
      );
  });

  const all = (query: Record<string, string | undefined> = {}, viewer: "public" | "staff" = "staff") =>
    partners.list(partnerSchemas.query.parse({ limit: "100", ...query }), viewer);
  const places = async () => (await all()).rows.map(({ name, order }) => `${order} ${name}`);

  const logo = async (): Promise<Files> => ({ logo: [await pictureUpload("logo.png")] });
  const create = async (name: string, fields: Record<string, unknown> = {}) =>
    partners.create(partnerSchemas.input.parse({ name, ...fields }), await logo(), by);
  const createAll = async (...some: readonly string[]) => {
    const ids: Record<string, string> = {};
    for (const name of some) ids[name] = (await create(name)).id;
    return (name: string) => ids[name] ?? "";
  };
  const update = (id: string, fields: Record<string, unknown>, files: Files = {}, ifVersion?: number) =>
    partners.update(id, partnerSchemas.update.parse(fields), { by, files, ifVersion });

  describe("creating", () => {
    test("at once gives each a place of its own", async () => {
      await Promise.all(["AA", "BB", "CC", "DD"].map((name) => create(name)));
      expect((await all()).rows.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    });
  });

  describe("the order", () => {
    test("is mended by a move, whatever it was", async () => {
      const id = await createAll("AA", "BB", "CC");
      await site.database.em.getConnection().execute("update partners set position = 7");
      await partners.move({ id: id("CC"), direction: "up" }, by);
      expect(await places()).toEqual(["0 AA", "1 CC", "2 BB"]);
    });

    test("after moves at once is that of one after the other", async () => {
      const id = await createAll("AA", "BB", "CC", "DD");
      await Promise.all([
        partners.move({ id: id("DD"), direction: "up" }, by),
        partners.move({ id: id("DD"), direction: "up" }, by),
        partners.move({ id: id("DD"), direction: "up" }, by),
      ]);
      expect(await places()).toEqual(["0 DD", "1 AA", "2 BB", "3 CC"]);
      await Promise.allSettled([
        partners.move({ id: id("AA"), direction: "down" }, by),
        partners.remove([id("DD")], by),
        create("EE"),
        partners.move({ id: id("CC"), direction: "up" }, by),
      ]);
      expect((await all()).rows.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    });

    test("is nobody's edit: version and times stay", async () => {
      const id = await createAll("AA", "BB");
      const before = await partners.get(id("BB"), "staff");
      site.pass(1000);
      await partners.move({ id: id("BB"), direction: "up" }, by);
      expect(await partners.get(id("BB"), "staff")).toEqual({ ...before, order: 0 });
      expect(await update(id("BB"), { name: "Baru" }, {}, before.version)).toMatchObject({ name: "Baru", order: 0 });
    });
  });

  describe("an inactive one", () => {
    test("keeps its place among all", async () => {
      const id = await createAll("AA", "BB", "CC");
      await update(id("BB"), { isActive: false });
      expect((await partners.active()).map(({ name, order }) => `${order} ${name}`)).toEqual(["0 AA", "2 CC"]);
      await partners.move({ id: id("CC"), direction: "up" }, by);
      expect(await places()).toEqual(["0 AA", "1 CC", "2 BB"]);
    });
  });
});
