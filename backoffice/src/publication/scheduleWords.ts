import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import { formatShortly } from "../parts/format.ts";
import { sayDistance, sayMoment } from "./times.ts";

const said = (moment: Publication["publishAt"], now: number) => {
  const iso = String(moment);
  return `${sayMoment(iso)}, ${sayDistance(iso, now)}`;
};

const isToCome = (moment: Publication["publishAt"], now: number) => moment !== null && Date.parse(String(moment)) > now;

/** Describes the schedule's start and end, one sentence each. */
export function scheduleWords(record: Publication, now: number): readonly string[] {
  const { status, publishAt, unpublishAt } = record;
  const start = isToCome(publishAt, now)
    ? [
        status === "draft"
          ? `Once it is published, it goes live ${said(publishAt, now)}`
          : `Goes live ${said(publishAt, now)}`,
      ]
    : [];
  if (unpublishAt === null) return start;
  return [...start, `${isToCome(unpublishAt, now) ? "Ends" : "Ended"} ${said(unpublishAt, now)}`];
}

/** Describes the effect of saving a record whose state was `before`, in a few words. */
export function effectOf(after: Publication, before: Publication | undefined, now: number): string {
  const stands = publicationState(after, now);
  const stood = before && publicationState(before, now);
  if (stands === "scheduled")
    return `${stood === "published" ? "hidden until" : "goes live"} ${formatShortly(String(after.publishAt))}`;
  if (stands !== "published" && stood === "published") return "takes it off the website";
  if (stands === "ended") return "stays off the website";
  if (stands === "draft") return "stays a draft";
  return stood === "published" ? "changes the live page" : "goes live at once";
}
