import { isNewKey } from "@etalase/contracts/desk/desk";
import {
  type Author,
  authorOf,
  type DeskPlace,
  looksAlike,
  type Review,
  type Shown,
  typedTitleOf,
  type Values,
} from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Actor } from "../../domain/user.ts";
import type { ReviewService } from "./reviews.ts";
import type { WorkingCopies } from "./working-copies.ts";

/** Gives the look of items, without a write. */
export interface ItemDrawing {
  /** The item in the API's form, with unsaved input. @throws {DomainError} "notFound" for an unknown record */
  shown(place: DeskPlace, values: Values, by: Author): Promise<Shown>;
  /** The public item and the path of its page; null while it is not public. */
  public(place: DeskPlace): Promise<Readonly<{ item: Shown; path: string }> | null>;
}

type Needs = Readonly<{
  reviews: Pick<ReviewService, "make" | "open" | "follow">;
  workingCopies: Pick<WorkingCopies, "find">;
  drawing: () => ItemDrawing;
}>;

/** The target of a link: the item under review, or its public page once it is published. */
export type Led = Readonly<{ review: Review; path?: never }> | Readonly<{ path: string; review?: never }>;

/** Decides what review links show. */
export function createReviewing({ reviews, workingCopies, drawing }: Needs) {
  const follow = async (review: Review, shown: Shown): Promise<Review> =>
    review.approvedAt || JSON.stringify(shown) === JSON.stringify(review.shown)
      ? review
      : reviews.follow(review, shown);

  return {
    /**
     * Makes a link to the maker's own working copy, else to the newest copy of anybody, else to the saved record.
     * @throws {DomainError} "notFound" when none of these exists
     */
    async make(place: DeskPlace, days: number, by: Actor): Promise<Review> {
      const copy = (await workingCopies.find(place, by.user.id)) ?? (await workingCopies.find(place));
      if (!copy && isNewKey(place.key)) throw new DomainError("notFound");
      const author = copy?.by ?? authorOf(by.user);
      const shown = await drawing().shown(place, copy?.values ?? {}, author);
      return reviews.make({ ...place, days }, { title: typedTitleOf(place.resource, shown), shown, by: author }, by);
    },

    /**
     * Opens the link of a token: it shows its maker's present working copy, else the draft, else the item of the last
     * review.
     * @throws {DomainError} "notFound" alike for an invented, expired or revoked link, and for a record that is gone
     */
    async open(token: string): Promise<Led> {
      const review = await reviews.open(token);
      const copy = await workingCopies.find(review, review.by.id);
      if (copy) return { review: await follow(review, await drawing().shown(review, copy.values, review.by)) };
      const published = await drawing().public(review);
      if (published) return looksAlike(published.item, review.shown) ? { path: published.path } : { review };
      // A new record whose working copy was discarded has nothing else to show.
      if (isNewKey(review.key)) return { review };
      return { review: await follow(review, await drawing().shown(review, {}, review.by)) };
    },
  };
}
