import type { TestimonialSort } from "@etalase/contracts/testimonials";
import type { TestimonialsQuery } from "@etalase/contracts/testimonials.schema";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { TestimonialRepository } from "../application/testimonials.ts";
import type { Testimonial } from "../domain/testimonials.ts";
import { portfolioSchema } from "./portfolio.ts";
import { contains, createTable, dateColumn, type Em, idColumn } from "./repository.ts";

type TestimonialRow = Testimonial & Readonly<{ nameKey: string; searchText: string }>;

export const testimonialSchema = new EntitySchema<TestimonialRow>({
  name: "Testimonial",
  tableName: "testimonials",
  properties: {
    id: idColumn,
    name: { type: "string", length: 100 },
    role: { type: "string", length: 100 },
    quote: { type: "string", length: 600 },
    rating: { type: "integer", nullable: true },
    photo: { type: "json", nullable: true },
    portfolioId: {
      kind: "m:1",
      // The ORM's types expect the other record here, not its id, which is what `mapToPk` makes of it.
      entity: () => portfolioSchema as unknown as EntitySchema<string>,
      fieldName: "portfolio_id",
      mapToPk: true,
      nullable: true,
      deleteRule: "set null",
      updateRule: "no action",
    },
    status: { type: "string", length: 20 },
    // "order" is a word of SQL.
    order: { type: "integer", fieldName: "position", index: true },
    nameKey: { type: "string", length: 100 },
    searchText: { type: "text" },
    createdAt: dateColumn,
    updatedAt: dateColumn,
    version: { type: "integer" },
  },
});

const rowOf = (testimonial: Testimonial): TestimonialRow => {
  const { name, role, quote } = testimonial;
  const searchText = searchKey([name, role, quote].join(" "));
  return { ...testimonial, nameKey: searchKey(name).slice(0, 100), searchText };
};

const orders: Record<TestimonialSort, QueryOrderMap<TestimonialRow>> = {
  order: { order: "asc", id: "asc" },
  newest: { createdAt: "desc", id: "desc" },
  oldest: { createdAt: "asc", id: "asc" },
  nameAsc: { nameKey: "asc", id: "asc" },
  nameDesc: { nameKey: "desc", id: "desc" },
};

function whereOf({ status, portfolioId, search, ids }: TestimonialsQuery): FilterQuery<TestimonialRow> {
  const all: FilterQuery<TestimonialRow>[] = [{}];
  if (status) all.push({ status });
  if (portfolioId) all.push({ portfolioId });
  if (ids) all.push({ id: { $in: ids } });
  if (search) all.push(contains("search_text", searchKey(search)));
  return { $and: all };
}

export function createTestimonialRepository(em: Em): TestimonialRepository {
  const table = createTable<Testimonial, TestimonialRow, TestimonialsQuery>(em, {
    schema: testimonialSchema,
    rowOf,
    recordOf: ({ nameKey: _name, searchText: _search, ...testimonial }) => testimonial,
    whereOf,
    orderOf: ({ sort }) => orders[sort],
  });

  return {
    ...table,
    all: () => table.find({}, { orderBy: orders.order }),
    async place(id, order) {
      await em.nativeUpdate(testimonialSchema, { id }, { order });
    },
  };
}
