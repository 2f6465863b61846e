import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import type { RaRecord } from "react-admin";
import { t } from "../kit/language/t.ts";
import { formatShortly } from "../kit/parts/format.ts";
import { sayDistance, sayMoment } from "./times.ts";

const momentText = (moment: Publication["publishAt"], now: number) => {
  const iso = String(moment);
  return `${sayMoment(iso)}, ${sayDistance(iso, now)}`;
};

const isToCome = (moment: Publication["publishAt"], now: number) => moment !== null && Date.parse(String(moment)) > now;

const atOnce = t("goes live at once");

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
  if (isLate(record, before, now)) return [t("This time has passed: once published, it {effect}.", { effect: atOnce })];
  if (status === "draft") return [];
  const start = isToCome(publishAt, now) ? [t("Goes live {when}", { when: momentText(publishAt, now) })] : [];
  if (unpublishAt === null) return start;
  const when = momentText(unpublishAt, now);
  return [...start, isToCome(unpublishAt, now) ? t("Ends {when}", { when }) : t("Ended {when}", { when })];
}

/** Warns that a draft will not go out at its time; null where nothing needs a warning. */
export function draftWarning({ status, publishAt }: Publication, now: number): string | null {
  if (status !== "draft" || !isToCome(publishAt, now)) return null;
  return t("This is a draft: it will not be published on {when}.", { when: sayMoment(String(publishAt)) });
}

/** Adds the time of a scheduled record to the message about a save, and a warning to that of a draft with a time. */
export const savedWords =
  (saved: string) =>
  ({ status, publishAt, unpublishAt }: RaRecord): string => {
    const record: Publication = { status, publishAt, unpublishAt };
    const now = Date.now();
    if (draftWarning(record, now)) return t("{saved} as a draft, which will not be published at its time", { saved });
    if (publicationState(record, now) !== "scheduled") return saved;
    return t("{saved}: scheduled for {time}", { saved, time: formatShortly(String(publishAt)) });
  };

/** Describes the effect of saving a record whose state was `before`, in a few words. */
export function effectOf(after: Publication, before: Publication | undefined, now: number): string {
  const stands = publicationState(after, now);
  const stood = before && publicationState(before, now);
  if (stands === "scheduled") {
    const time = formatShortly(String(after.publishAt), now);
    return stood === "published" ? t("hidden until {time}", { time }) : t("goes live {time}", { time });
  }
  if (stands !== "published" && stood === "published") return t("takes it off the website");
  if (stands === "ended") return t("stays off the website");
  if (stands === "draft") return t("stays a draft");
  return stood === "published" ? t("changes the live page") : atOnce;
}
