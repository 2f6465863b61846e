import type { TestimonialsQuery } from "@etalase/contracts/testimonials.schema";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import { orderedCases } from "../../test/ordered-cases.ts";
import { newId, pictureRecord, portfolioRecord, testimonialRecord } from "../../test/records.ts";
import type { Testimonial } from "../domain/testimonials.ts";
import { createPortfolioRepository } from "./portfolio.ts";
import { createTestimonialRepository } from "./testimonials.ts";

const tables = ["testimonials", "portfolio_slugs", "portfolio"];

onEachDatabase("the testimonials", tables, ({ database }) => {
  const testimonials = () => createTestimonialRepository(database().em);
  const portfolio = () => createPortfolioRepository(database().em);

  const insertAll = async (...some: readonly Partial<Testimonial>[]) => {
    const records = some.map((one) => testimonialRecord(one));
    for (const record of records) await testimonials().insert(record);
    return records;
  };
  const insertProject = async () => {
    const project = portfolioRecord();
    await portfolio().insert(project);
    return project.id;
  };
  const query = (changes: Partial<TestimonialsQuery> = {}): TestimonialsQuery => ({
    sort: "order",
    page: 1,
    limit: 100,
    ...changes,
  });
  const names = async (changes: Partial<TestimonialsQuery> = {}) =>
    (await testimonials().list(query(changes))).rows.map(({ name }) => name);

  const whole = (portfolioId: string | null) =>
    testimonialRecord({
      name: "Ünïcode 🎉 \\ ' \" % _ 日本",
      role: "🎉".repeat(100),
      quote: `${"🎉".repeat(590)}\nbaris`,
      rating: 1,
      photo: pictureRecord({ widths: [] }),
      portfolioId,
      status: "pending",
      order: 7,
      createdAt: new Date("2026-01-01T00:00:00.001Z"),
      updatedAt: new Date("2026-11-21T12:00:00.120Z"),
      version: 3,
    });

  test("one whose project is removed stays, without it", async () => {
    const portfolioId = await insertProject();
    const [before] = await insertAll({ portfolioId });
    await portfolio().remove([portfolioId]);
    expect(await testimonials().all()).toEqual([{ ...before, portfolioId: null }]);
  });

  orderedCases({
    resource: "testimonials",
    repository: testimonials,
    record: testimonialRecord,
    whole: async () => whole(await insertProject()),
    emptied: { role: "", rating: null, photo: null, portfolioId: null },
  });

  test("a list holds what all filters let through", async () => {
    const portfolioId = await insertProject();
    const [first] = await insertAll(
      { name: "Rani", role: "Kafé Senja", portfolioId },
      { name: "Budi", quote: "Hemat 50% dari yang kami kira semula.", status: "pending", order: 1 },
    );
    expect(await names({ status: "published" })).toEqual(["Rani"]);
    expect(await names({ status: "pending" })).toEqual(["Budi"]);
    expect(await names({ portfolioId })).toEqual(["Rani"]);
    for (const [search, found] of [
      ["RANI", "Rani"],
      ["kafe", "Rani"],
      ["50%", "Budi"],
    ] as const)
      expect(await names({ search })).toEqual([found]);
    expect(await names({ search: "_" })).toEqual([]);
    expect(await names({ ids: [first?.id ?? "", newId()] })).toEqual(["Rani"]);
    expect(await names({ search: "rani", status: "pending" })).toEqual([]);
  });
});
