import { portfolioInput, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import { testimonialInput, testimonialsQuery } from "@etalase/contracts/testimonials.schema";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqliteByDay } from "../../test/databases.ts";
import { actor } from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { allTests } from "../../test/started.ts";
import type { Services } from "../services.ts";
import type { Files } from "./media.ts";

const by = actor();

describe.each(sqliteByDay)("testimonials on %s", (dialect) => {
  let testimonials: Services["testimonials"];
  let portfolio: Services["portfolio"];
  const site = allTests(() => startTestServices({ dialect }));
  beforeAll(async () => {
    ({ testimonials, portfolio } = site.services);
  });
  beforeEach(async () => {
    for (const service of [testimonials, portfolio]) {
      const { rows } = await service.list({ sort: "newest", page: 1, limit: 100 }, "staff");
      if (rows.length > 0)
        await service.remove(
          rows.map(({ id }) => id),
          by,
        );
    }
  });

  const all = (query: Record<string, string | undefined> = {}, viewer: "public" | "staff" = "staff") =>
    testimonials.list(testimonialsQuery.parse({ limit: "100", ...query }), viewer);
  const quote = "Antrean pagi tinggal separuh, dan pasien tidak lagi menunggu.";
  const create = (name: string, fields: Record<string, unknown> = {}, files: Files = {}) =>
    testimonials.create(testimonialInput.parse({ name, quote, ...fields }), files, by);
  const createProject = async (status: "draft" | "published") => {
    const words = "Janji temu dokter lewat ponsel, tanpa antre.";
    const input = { title: words, description: words, client: "Klinik", projectType: "Web", status };
    const files = { featuredImage: [await pictureUpload()] };
    return (await portfolio.create(portfolioInput.parse(input), files, by)).id;
  };

  describe("the project", () => {
    test("that is no public one is the staff's to know", async () => {
      const portfolioId = await createProject("draft");
      const { id } = await create("Maya", { portfolioId, status: "published" });
      const seen = async (viewer: "public" | "staff") => [
        (await testimonials.get(id, viewer)).portfolioId,
        (await all({}, viewer)).rows[0]?.portfolioId,
        (await all({ portfolioId }, viewer)).total,
      ];
      expect(await seen("public")).toEqual([null, null, 0]);
      expect(await seen("staff")).toEqual([portfolioId, portfolioId, 1]);
      await portfolio.update(portfolioId, portfolioUpdate.parse({ status: "published" }), { by });
      expect(await seen("public")).toEqual([portfolioId, portfolioId, 1]);
      await portfolio.remove([portfolioId], by);
      expect(await seen("staff")).toEqual([null, null, 0]);
    });
  });
});
