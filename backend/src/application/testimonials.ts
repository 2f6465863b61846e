import { testimonialPhotoRule } from "@etalase/contracts/testimonials";
import type { TestimonialInput, TestimonialsQuery, TestimonialUpdate } from "@etalase/contracts/testimonials.schema";
import { messages } from "@etalase/contracts/text/messages";
import { invalidField } from "../domain/errors.ts";
import { isPublic } from "../domain/publication.ts";
import { isVisible, type Testimonial } from "../domain/testimonials.ts";
import type { Viewer } from "../domain/user.ts";
import { definedValues, onlyVisible, pageOf } from "./content.ts";
import type { ReadAfter } from "./in-parts.ts";
import { keptPicture } from "./media.ts";
import { createOrder, type OrderedRepository } from "./order.ts";
import type { PortfolioRepository } from "./portfolio.ts";
import type { ContentNeeds, ContentRepository } from "./record-changes.ts";
import { createWriting } from "./writing.ts";

export type TestimonialRepository = ContentRepository<Testimonial, TestimonialsQuery> &
  OrderedRepository<Testimonial> &
  Readonly<{ after: ReadAfter<Testimonial> }>;

type Needs = ContentNeeds &
  Readonly<{ testimonials: TestimonialRepository; portfolio: Pick<PortfolioRepository, "findByIds"> }>;

export const testimonialPictures = { photo: { rule: testimonialPhotoRule } };

/** The claim of a client's link: it uses the link up and returns its project, in the transaction of the write. */
type Claimed = Readonly<{ claim?: () => Promise<string | null> }>;

const resource = "testimonials";
const visible = onlyVisible(isVisible);
const none = { rows: [], total: 0 };

/**
 * The reads of testimonials that are open to everybody: visitors see published ones, with their project only if it is
 * public.
 */
function createReading({ testimonials, portfolio, now }: Needs) {
  const publicOf = async (projects: readonly string[]) => {
    const found = projects.length > 0 ? await portfolio.findByIds([...new Set(projects)]) : [];
    return new Set(found.filter((project) => isPublic(project, now())).map(({ id }) => id));
  };

  const asPublic = async (records: readonly Testimonial[]): Promise<readonly Testimonial[]> => {
    const shown = await publicOf(records.flatMap(({ portfolioId }) => portfolioId ?? []));
    return records.map((one) => (shown.has(one.portfolioId ?? "") ? one : { ...one, portfolioId: null }));
  };

  const listPublic = async (query: TestimonialsQuery) => {
    const { status = "published", portfolioId } = query;
    const isHidden = portfolioId !== undefined && !(await publicOf([portfolioId])).has(portfolioId);
    if (status !== "published" || isHidden) return none;
    const { rows, total } = await testimonials.list({ ...query, status });
    return { rows: await asPublic(rows), total };
  };

  return {
    async list(query: TestimonialsQuery, viewer: Viewer) {
      return pageOf(viewer === "public" ? await listPublic(query) : await testimonials.list(query), query);
    },
    async get(id: string, viewer: Viewer): Promise<Testimonial> {
      const found = visible(await testimonials.findById(id), viewer);
      const [seen = found] = viewer === "public" ? await asPublic([found]) : [found];
      return seen;
    },
  };
}

export function createTestimonialsService(needs: Needs) {
  const { testimonials, portfolio } = needs;
  const order = createOrder({ ...needs, records: testimonials, resource, what: "Testimonial" });

  const refuseUnknown = async (project: string | null = null) => {
    if (project !== null && (await portfolio.findByIds([project])).length === 0)
      throw invalidField("portfolioId", messages.badId("portfolioId"));
  };

  const writing = createWriting<Testimonial, TestimonialInput & Claimed, TestimonialUpdate>({
    ...needs,
    resource,
    records: order.closingRanks,
    fields: testimonialPictures,
    picturesOf: ({ photo }) => (photo ? [photo] : []),
    async created({ photo: sent, claim, ...input }, { base, stored }) {
      const portfolioId = claim ? await claim() : input.portfolioId;
      await refuseUnknown(portfolioId);
      const [photo = keptPicture("photo", null, sent)] = stored("photo");
      return { ...input, ...base, portfolioId, photo, order: await order.last() };
    },
    async edited(before, { photo: sent, ...change }, { stored }) {
      await refuseUnknown(change.portfolioId);
      const [photo = keptPicture("photo", before.photo, sent)] = stored("photo");
      return { ...before, ...definedValues(change), photo };
    },
  });

  return { ...createReading(needs), ...writing, move: order.move };
}

export type TestimonialsService = ReturnType<typeof createTestimonialsService>;
