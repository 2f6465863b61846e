import { isNewKey } from "@etalase/contracts/desk/desk";
import { titleOf } from "@etalase/contracts/kinds";
import {
  type Author,
  authorOf,
  type DeskPlace,
  looksAlike,
  type Review,
  type Shown,
  type Values,
} from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Actor } from "../../domain/user.ts";
import type { ReviewService } from "./reviews.ts";
import type { WorkingCopies } from "./working-copies.ts";

/** Knows how items look, without a write. */
export interface ItemDrawing {
  /** The item as the API would show it, with what is typed. @throws {DomainError} "notFound" for a record that there is not */
  shown(place: DeskPlace, values: Values, by: Author): Promise<Shown>;
  /** The item where everybody sees it, and by which address; null while it is not public. */
  public(place: DeskPlace): Promise<Readonly<{ item: Shown; path: string }> | null>;
}

type Needs = Readonly<{
  reviews: Pick<ReviewService, "make" | "open" | "follow">;
  workingCopies: Pick<WorkingCopies, "find">;
  drawing: () => ItemDrawing;
}>;

/** What a link leads to now: the item as it is to be reviewed, or the public page that has become of it. */
export type Led = Readonly<{ review: Review; path?: never }> | Readonly<{ path: string; review?: never }>;

/** Decides what review links show. */
export function createReviewing({ reviews, workingCopies, drawing }: Needs) {
  const follow = async (review: Review, shown: Shown): Promise<Review> =>
    review.approvedAt || JSON.stringify(shown) === JSON.stringify(review.shown)
      ? review
      : reviews.follow(review, shown);

  return {
    /**
     * A link to what its maker has typed, else to the newest that somebody has, else to what is saved.
     * @throws {DomainError} "notFound" where there is nothing of all that
     */
    async make(place: DeskPlace, days: number, by: Actor): Promise<Review> {
      const copy = (await workingCopies.find(place, by.user.id)) ?? (await workingCopies.find(place));
      if (!copy && isNewKey(place.key)) throw new DomainError("notFound");
      const author = copy?.by ?? authorOf(by.user);
      const shown = await drawing().shown(place, copy?.values ?? {}, author);
      return reviews.make({ ...place, days }, { title: titleOf(place.resource, shown), shown, by: author }, by);
    },

    /**
     * What a token's link shows: its maker's working copy as it is, then the draft, then what was reviewed last.
     * @throws {DomainError} "notFound" alike for what is invented, expired or revoked, and for a record that is gone
     */
    async open(token: string): Promise<Led> {
      const review = await reviews.open(token);
      const copy = await workingCopies.find(review, review.by.id);
      if (copy) return { review: await follow(review, await drawing().shown(review, copy.values, review.by)) };
      const published = await drawing().public(review);
      if (published) return looksAlike(published.item, review.shown) ? { path: published.path } : { review };
      // A new one whose copy was discarded has nothing else to show.
      if (isNewKey(review.key)) return { review };
      return { review: await follow(review, await drawing().shown(review, {}, review.by)) };
    },
  };
}
