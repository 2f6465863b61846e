import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import type { RaRecord } from "react-admin";
import { formatShortly } from "../parts/format.ts";
import { sayDistance, sayMoment } from "./times.ts";

const said = (moment: Publication["publishAt"], now: number) => {
  const iso = String(moment);
  return `${sayMoment(iso)}, ${sayDistance(iso, now)}`;
};

const isToCome = (moment: Publication["publishAt"], now: number) => moment !== null && Date.parse(String(moment)) > now;

const atOnce = "goes live at once";

/** Tells whether the time to go live was changed from `before` to one that has passed, so that it delays nothing. */
function isLate(record: Publication, before: Publication | undefined, now: number): boolean {
  const { publishAt } = record;
  if (!publishAt || publishAt === before?.publishAt) return false;
  return effectOf({ ...record, status: "published" }, before, now) === atOnce;
}

/**
 * Describes the schedule's start and end, one sentence each. A draft has none, since its times have no effect, unless
 * its start has passed.
 */
export function scheduleWords(record: Publication, before: Publication | undefined, now: number): readonly string[] {
  const { status, publishAt, unpublishAt } = record;
  if (isLate(record, before, now)) return [`This time has passed: once published, it ${atOnce}.`];
  if (status === "draft") return [];
  const start = isToCome(publishAt, now) ? [`Goes live ${said(publishAt, now)}`] : [];
  if (unpublishAt === null) return start;
  return [...start, `${isToCome(unpublishAt, now) ? "Ends" : "Ended"} ${said(unpublishAt, now)}`];
}

/** Warns that a draft will not go out at its time; null where nothing needs a warning. */
export function draftWarning({ status, publishAt }: Publication, now: number): string | null {
  if (status !== "draft" || !isToCome(publishAt, now)) return null;
  return `This is a draft: it will not go out on ${sayMoment(String(publishAt))}.`;
}

/** Adds the time of a scheduled record to the message about a save, and a warning to that of a draft with a time. */
export const savedWords =
  (sentence: string) =>
  ({ status, publishAt, unpublishAt }: RaRecord): string => {
    const record: Publication = { status, publishAt, unpublishAt };
    const now = Date.now();
    if (draftWarning(record, now)) return `${sentence} as a draft, which will not go out at its time`;
    if (publicationState(record, now) !== "scheduled") return sentence;
    return `${sentence}: scheduled for ${formatShortly(String(publishAt))}`;
  };

/** Describes the effect of saving a record whose state was `before`, in a few words. */
export function effectOf(after: Publication, before: Publication | undefined, now: number): string {
  const stands = publicationState(after, now);
  const stood = before && publicationState(before, now);
  if (stands === "scheduled")
    return `${stood === "published" ? "hidden until" : "goes live"} ${formatShortly(String(after.publishAt))}`;
  if (stands !== "published" && stood === "published") return "takes it off the website";
  if (stands === "ended") return "stays off the website";
  if (stands === "draft") return "stays a draft";
  return stood === "published" ? "changes the live page" : atOnce;
}
