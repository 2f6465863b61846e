import { type TestimonialsQuery, testimonialFields } from "@etalase/contracts/testimonials.schema";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema } from "@mikro-orm/core";
import type { TestimonialRepository } from "../application/testimonials.ts";
import type { Testimonial } from "../domain/testimonials.ts";
import { columnsOf } from "./columns/columns.ts";
import { createOrderedTable, type Named, nameKeyOf, orderedColumns } from "./ordered.ts";
import { portfolioSchema } from "./portfolio.ts";
import { type Em, referenceTo } from "./repository.ts";

type TestimonialRow = Testimonial & Named & Readonly<{ searchText: string }>;

export const testimonialSchema = new EntitySchema<TestimonialRow>({
  name: "Testimonial",
  tableName: "testimonials",
  properties: {
    ...orderedColumns,
    ...columnsOf(testimonialFields),
    photo: { type: "json", nullable: true },
    portfolioId: referenceTo(() => portfolioSchema, "portfolio_id"),
    searchText: { type: "text" },
  },
});

const rowOf = (testimonial: Testimonial): TestimonialRow => {
  const { name, role, quote } = testimonial;
  return { ...testimonial, nameKey: nameKeyOf(name), searchText: searchKey([name, role, quote].join(" ")) };
};

export const createTestimonialRepository = (em: Em): TestimonialRepository =>
  createOrderedTable<Testimonial, TestimonialRow, TestimonialsQuery>(em, {
    resource: "testimonials",
    schema: testimonialSchema,
    rowOf,
    recordOf: ({ nameKey: _name, searchText: _search, ...testimonial }) => testimonial,
    words: "search_text",
    filtersOf: ({ status, portfolioId }) => ({ status, portfolioId }),
    pictures: { photo: true },
  });
