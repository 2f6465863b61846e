import { EntitySchema } from "@mikro-orm/core";
import type { TestimonialRequestRepository } from "../../application/requests/testimonial-requests.ts";
import type { TestimonialRequest } from "../../domain/testimonials.ts";
import { portfolioSchema } from "../portfolio.ts";
import { dateColumn, type Em, fresh, idColumn } from "../repository.ts";

export const testimonialRequestSchema = new EntitySchema<TestimonialRequest>({
  name: "TestimonialRequest",
  tableName: "testimonial_requests",
  properties: {
    id: idColumn,
    clientName: { type: "string", length: 100 },
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
    // SHA-256 as base64url.
    tokenHash: { type: "character", length: 43, unique: true },
    createdAt: dateColumn,
    expiresAt: { ...dateColumn, index: true },
    usedAt: { ...dateColumn, nullable: true },
  },
});

const newest = { ...fresh, orderBy: { createdAt: "desc", id: "desc" } } as const;

export const createTestimonialRequestRepository = (em: Em): TestimonialRequestRepository => ({
  list: ({ portfolioId }, limit) =>
    em.find(testimonialRequestSchema, portfolioId ? { portfolioId } : {}, { ...newest, limit }),
  findById: (id) => em.findOne(testimonialRequestSchema, { id }, fresh),
  findByHash: (tokenHash) => em.findOne(testimonialRequestSchema, { tokenHash }, fresh),
  async insert(request) {
    await em.insert(testimonialRequestSchema, request);
  },
  use: async (id, usedAt) => (await em.nativeUpdate(testimonialRequestSchema, { id, usedAt: null }, { usedAt })) > 0,
  revoke: async (id) => (await em.nativeDelete(testimonialRequestSchema, { id, usedAt: null })) > 0,
  async removeEnded(before) {
    await em.nativeDelete(testimonialRequestSchema, { expiresAt: { $lt: before } });
  },
});
