import { EntitySchema } from "@mikro-orm/core";
import type { TestimonialRequestRepository } from "../../application/requests/testimonial-requests.ts";
import type { TestimonialRequest } from "../../domain/testimonials.ts";
import { createMakersLinks, makerColumns } from "../account-links.ts";
import { removeBefore } from "../ended.ts";
import { portfolioSchema } from "../portfolio.ts";
import { dateColumn, type Em, fresh, idColumn, referenceTo } from "../repository.ts";

type Row = Omit<TestimonialRequest, "madeBy"> & Readonly<{ madeById: string; madeByName: string }>;

export const testimonialRequestSchema = new EntitySchema<Row>({
  name: "TestimonialRequest",
  tableName: "testimonial_requests",
  properties: {
    id: idColumn,
    clientName: { type: "string", length: 100 },
    portfolioId: referenceTo(() => portfolioSchema, "portfolio_id"),
    // SHA-256 as base64url.
    tokenHash: { type: "character", length: 43, unique: true },
    ...makerColumns,
    createdAt: dateColumn,
    expiresAt: { ...dateColumn, index: true },
    usedAt: { ...dateColumn, nullable: true },
  },
});

const newest = { ...fresh, orderBy: { createdAt: "desc", id: "desc" } } as const;

const requestOf = ({ madeById, madeByName, ...row }: Row): TestimonialRequest => ({
  ...row,
  madeBy: { id: madeById, name: madeByName },
});

export const createTestimonialRequestRepository = (em: Em): TestimonialRequestRepository => ({
  ...createMakersLinks(em, {
    schema: testimonialRequestSchema,
    open: (at) => ({ usedAt: null, expiresAt: { $gt: at } }),
    end: (links) => em.nativeDelete(testimonialRequestSchema, links),
  }),
  async list({ portfolioId }, limit) {
    const where = portfolioId ? { portfolioId } : {};
    return (await em.find(testimonialRequestSchema, where, { ...newest, limit })).map(requestOf);
  },
  async findById(id) {
    const row = await em.findOne(testimonialRequestSchema, { id }, fresh);
    return row && requestOf(row);
  },
  async findByHash(tokenHash) {
    const row = await em.findOne(testimonialRequestSchema, { tokenHash }, fresh);
    return row && requestOf(row);
  },
  insert: ({ madeBy, ...request }) =>
    em.insert(testimonialRequestSchema, { ...request, madeById: madeBy.id, madeByName: madeBy.name }),
  use: async (id, usedAt) => (await em.nativeUpdate(testimonialRequestSchema, { id, usedAt: null }, { usedAt })) > 0,
  revoke: async (id) => (await em.nativeDelete(testimonialRequestSchema, { id, usedAt: null })) > 0,
  removeEnded: (before) =>
    removeBefore(em, { schema: testimonialRequestSchema, key: "id", since: "expiresAt" }, before),
});
