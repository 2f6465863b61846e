import { requestLimits } from "@etalase/contracts/testimonials";
import type { ReceivedInput, RequestInput, RequestsQuery } from "@etalase/contracts/testimonials.schema";
import { messages } from "@etalase/contracts/text/messages";
import { authorOf } from "../../domain/desk.ts";
import { DomainError, invalidField } from "../../domain/errors.ts";
import type { PortfolioItem } from "../../domain/portfolio.ts";
import { isOpen, type TestimonialRequest } from "../../domain/testimonials.ts";
import { type Actor, isAtWork } from "../../domain/user.ts";
import { goneLink, type LinksOfMakers, type LinkTokens, type MadeLink } from "../accounts/links.ts";
import type { Files } from "../media.ts";
import type { PortfolioRepository } from "../portfolio.ts";
import type { TestimonialsService } from "../testimonials.ts";
import type { Tools } from "../tools.ts";
import { countTry } from "../tries.ts";
import type { UserRepository } from "../users.ts";

export interface TestimonialRequestRepository extends LinksOfMakers {
  /** The newest first. */
  list(query: RequestsQuery, limit: number): Promise<readonly TestimonialRequest[]>;
  findById(id: string): Promise<TestimonialRequest | null>;
  findByHash(tokenHash: string): Promise<TestimonialRequest | null>;
  insert(request: TestimonialRequest): Promise<unknown>;
  /** @returns false for a link that was used or revoked before */
  use(id: string, at: Date): Promise<boolean>;
  /** @returns false for a link that was used or revoked before */
  revoke(id: string): Promise<boolean>;
  removeEnded(before: Date): Promise<unknown>;
}

type Needs = Pick<Tools, "checkRight" | "limiter" | "exclusively" | "transaction" | "audit" | "now" | "newId"> &
  Readonly<{
    testimonialRequests: TestimonialRequestRepository;
    testimonials: Pick<TestimonialsService, "create">;
    portfolio: Pick<PortfolioRepository, "findById">;
    users: Pick<UserRepository, "findById">;
    linkTokens: LinkTokens;
    /** Decodes the photos of clients, who have no account, beside the pictures of staff. */
    oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
  }>;

const dayMs = 24 * 60 * 60_000;
const tenMinutesMs = 10 * 60_000;

const about = ({ id, clientName }: TestimonialRequest) => ({
  resource: "testimonial-requests",
  record: { id, title: clientName },
});

/** The request of an opened link, and the project that it concerns. */
export type OpenRequest = Readonly<{ request: TestimonialRequest; project: PortfolioItem | null }>;

const projectOf = async ({ portfolio }: Needs, { portfolioId }: Pick<TestimonialRequest, "portfolioId">) =>
  portfolioId === null ? null : await portfolio.findById(portfolioId);

const newRequest = (
  input: RequestInput,
  { at, ...own }: Pick<TestimonialRequest, "id" | "tokenHash" | "madeBy"> & Readonly<{ at: Date }>,
): TestimonialRequest => ({
  ...input,
  ...own,
  createdAt: at,
  expiresAt: new Date(at.getTime() + requestLimits.days * dayMs),
  usedAt: null,
});

/** The use cases of staff, who make links. */
function createRequestLinks(needs: Needs) {
  const { testimonialRequests: requests, linkTokens, checkRight, exclusively, transaction, audit, now, newId } = needs;

  return {
    async create(input: RequestInput, by: Actor): Promise<MadeLink & Readonly<{ id: string }>> {
      const token = linkTokens.make();
      const tokenHash = linkTokens.hashOf(token);
      const request = newRequest(input, { at: now(), id: newId(), tokenHash, madeBy: authorOf(by.user) });
      await exclusively(async () => {
        await checkRight(by);
        if (input.portfolioId !== null && !(await projectOf(needs, input)))
          throw invalidField("portfolioId", messages.badId("portfolioId"));
        await requests.insert(request);
        await audit.record(by, [{ ...about(request), action: "create" }]);
      });
      return { id: request.id, token, expiresAt: request.expiresAt };
    },

    list: (query: RequestsQuery) => requests.list(query, requestLimits.shown),

    /** @throws {DomainError} "notFound" for a link that can no longer be used */
    revoke: (id: string, by: Actor) =>
      transaction(async () => {
        const found = await requests.findById(id);
        if (!found || !isOpen(found, now()) || !(await requests.revoke(id))) throw new DomainError("notFound");
        await audit.record(by, [{ ...about(found), action: "delete" }]);
      }),
  };
}

/** The use cases of a client, who has only the link. */
function createRequestAccess(needs: Needs) {
  const { testimonialRequests: requests, testimonials, users, linkTokens, oneAtATime, limiter, now } = needs;

  /** @throws {DomainError} "notFound" alike for a used, expired, revoked or invented link, or one without a maker */
  const find = async (token: string): Promise<TestimonialRequest> => {
    const found = await requests.findByHash(linkTokens.hashOf(token));
    if (!found || !isOpen(found, now())) throw goneLink();
    if (!isAtWork(await users.findById(found.madeBy.id))) throw goneLink();
    return found;
  };

  return {
    async open(token: string): Promise<OpenRequest> {
      const request = await find(token);
      return { request, project: await projectOf(needs, request) };
    },

    /** Counts an attempt of an address, and of a link, which a refused one does not use up. @throws {DomainError} "tooManyAttempts" */
    async tries(ip: string, { request }: OpenRequest): Promise<void> {
      const limit = requestLimits.inTenMinutes;
      for (const by of [ip, request.id])
        await countTry(limiter, `testimonials:${by}`, { limit, windowMs: tenMinutesMs });
    },

    /**
     * Stores the client's testimonial and uses the link up, in one transaction.
     * @throws {DomainError} "invalid" for a photo, "notFound" when the link was used or revoked meanwhile, "busy" when
     * too many photos of clients wait
     */
    async receive(
      token: string,
      input: Omit<ReceivedInput, "consent">,
      { files, ip }: Readonly<{ files: Files; ip: string }>,
    ) {
      const { name, role, quote, rating } = input;
      const claim = async () => {
        const request = await find(token);
        if (!(await requests.use(request.id, now()))) throw goneLink();
        return request.portfolioId;
      };
      const received = { name, role, quote, rating, portfolioId: null, photo: "", status: "pending", claim } as const;
      const create = () => testimonials.create(received, files, { user: null, ip });
      await (files.photo?.length ? oneAtATime(create) : create());
    },
  };
}

/** Links with which a client without an account gives one testimonial; staff decide on its publication. */
export const createTestimonialRequests = (needs: Needs) => ({
  ...createRequestLinks(needs),
  ...createRequestAccess(needs),

  /** Forgets requests that ended long ago. */
  removeEnded: () =>
    needs.testimonialRequests.removeEnded(new Date(needs.now().getTime() - requestLimits.keptDays * dayMs)),
});

export type TestimonialRequests = ReturnType<typeof createTestimonialRequests>;
