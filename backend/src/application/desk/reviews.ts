import { deskLimits } from "@etalase/contracts/desk/desk";
import { authorOf, type DeskPlace, isOpen, type Review, type ReviewComment, type Shown } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, isAtWork } from "../../domain/user.ts";
import type { LinksOfMakers } from "../accounts/links.ts";
import type { Tools } from "../tools.ts";
import { countTry } from "../tries.ts";
import type { UserRepository } from "../users.ts";

export interface ReviewRepository extends LinksOfMakers {
  add(review: Review): Promise<unknown>;
  find(id: string): Promise<Review | null>;
  /** The newest first. */
  list(place: Partial<DeskPlace>): Promise<readonly Review[]>;
  /** The links that can be opened at that time. */
  open(at: Date): Promise<readonly Review[]>;
  // Each of these methods writes one fact, and only while the link is open: two parallel calls never undo each other.
  /** Changes the shown item. @returns false for a link that was revoked or approved */
  show(id: string, shown: Shown): Promise<boolean>;
  /** @returns false for a link that was revoked before */
  revoke(id: string, at: Date): Promise<boolean>;
  /** Approves the shown item. @returns false when another one is shown now, or the link was revoked or approved */
  approve(review: Pick<Review, "id" | "shown">, at: Date): Promise<boolean>;
  /** Moves links of a new record to its id. */
  rename(place: DeskPlace, id: string): Promise<unknown>;
  addComment(comment: ReviewComment): Promise<unknown>;
  /** The comments on those links, the oldest first. */
  comments(reviewIds: readonly string[]): Promise<readonly ReviewComment[]>;
  /** Up to `limit` comments of all links after this id, in the order of their ids. */
  commentsAfter(id: string, limit: number): Promise<readonly ReviewComment[]>;
  /** Removes links together with their comments. */
  removeEnded(before: Date): Promise<unknown>;
}

/** Makes and reads the token of a link: nobody can make one without the site's secret. */
export interface ReviewTokens {
  make(review: Pick<Review, "id" | "expiresAt">): string;
  /** The link's id; null for a token that this site did not make. */
  idIn(token: string): string | null;
}

type Needs = Pick<Tools, "exclusively" | "checkRight" | "limiter" | "transaction" | "audit" | "now" | "newId"> &
  Readonly<{ reviews: ReviewRepository; tokens: ReviewTokens; users: Pick<UserRepository, "findById"> }>;

const dayMs = 24 * 60 * 60_000;
const tenMinutesMs = 10 * 60_000;
const resource = "reviews";
const about = ({ id, title }: Review) => ({ resource, record: { id, title } });

/** The item to show, and the number of days until the link expires. */
type ReviewInput = DeskPlace & Readonly<{ days: number }>;

/** A comment or an approval of a client. */
export type Feedback = Readonly<{ name: string; text: string; approves: boolean }>;

type Item = Pick<Review, "title" | "shown" | "by">;

const newReview = (
  { resource, key, days }: ReviewInput,
  item: Item,
  { id, at, madeBy }: Readonly<{ id: string; at: Date; madeBy: Review["madeBy"] }>,
): Review => ({
  id,
  resource,
  key,
  ...item,
  madeBy,
  createdAt: at,
  expiresAt: new Date(at.getTime() + days * dayMs),
  revokedAt: null,
  approvedAt: null,
});

/** The use cases of staff, who make links and read the comments. */
function createReviewLinks({ reviews, exclusively, checkRight, transaction, audit, now, newId }: Needs) {
  return {
    /** `item` is the first item that the link shows; its `by` names the working copy that the link follows. */
    make: (input: ReviewInput, item: Item, by: Actor) =>
      exclusively(async () => {
        await checkRight(by);
        const review = newReview(input, item, { at: now(), id: newId(), madeBy: authorOf(by.user) });
        await reviews.add(review);
        await audit.record(by, [{ ...about(review), action: "create" }]);
        return review;
      }),

    async list(place: Partial<DeskPlace>) {
      const all = await reviews.list(place);
      const comments = await reviews.comments(all.map(({ id }) => id));
      return all.map((review) => ({
        ...review,
        comments: comments.filter(({ reviewId }) => reviewId === review.id),
      }));
    },

    /** Revokes a link; its comments stay. */
    revoke: (id: string, by: Actor) =>
      transaction(async () => {
        const review = await reviews.find(id);
        if (!review || !(await reviews.revoke(id, now()))) throw new DomainError("notFound");
        await audit.record(by, [{ ...about(review), action: "delete" }]);
      }),
  };
}

/** The use cases of a reviewer, who has only the link. */
function createReviewAccess({ reviews, tokens, users, limiter, transaction, now, newId }: Needs) {
  const getOpen = async (id: string | null): Promise<Review> => {
    const found = id === null ? null : await reviews.find(id);
    if (!found || !isOpen(found, now())) throw new DomainError("notFound");
    if (!isAtWork(await users.findById(found.madeBy.id))) throw new DomainError("notFound");
    return found;
  };

  return {
    /**
     * Returns the link of a token.
     * @throws {DomainError} "notFound" alike for an invented, expired or revoked link, or one whose maker has lost the
     * right to it
     */
    open: async (token: string): Promise<Review> => getOpen(tokens.idIn(token)),

    commentsOf: ({ id }: Review) => reviews.comments([id]),

    /** Changes the item that the link shows. @throws {DomainError} "notFound" when the link was revoked meanwhile */
    follow: async (review: Review, shown: Shown): Promise<Review> =>
      (await reviews.show(review.id, shown)) ? { ...review, shown } : getOpen(review.id),

    /**
     * Adds a comment or an approval.
     * @param review in the state that the reviewer saw, which an approval is for
     * @throws {DomainError} "tooManyAttempts" for an address; "conflict" when there are too many comments already;
     * "stale" for an approval of an item that is no longer shown
     */
    async say({ id, shown }: Review, { name, text, approves }: Feedback, ip: string): Promise<void> {
      const limit = deskLimits.reviewsInTenMinutes;
      await countTry(limiter, `review:${ip}`, { limit, windowMs: tenMinutesMs });
      await transaction(async () => {
        const isFirst = approves && (await reviews.approve({ id, shown }, now()));
        const { approvedAt } = await getOpen(id);
        if (approves && !isFirst && !approvedAt) throw new DomainError("stale");
        if ((await reviews.comments([id])).length >= deskLimits.reviewComments) throw new DomainError("conflict");
        await reviews.addComment({ id: newId(), reviewId: id, name, text, at: now(), approves });
      });
    },
  };
}

/** Links with which a person without an account sees one item, comments on it and approves it. */
export const createReviews = (needs: Needs) => ({
  tokenOf: needs.tokens.make,
  ...createReviewLinks(needs),
  ...createReviewAccess(needs),

  /** Forgets links that ended long ago, with their comments. */
  removeEnded: () => needs.reviews.removeEnded(new Date(needs.now().getTime() - 90 * dayMs)),
});

export type ReviewService = ReturnType<typeof createReviews>;
