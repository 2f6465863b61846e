import type { Clock, SiteState } from "../ports.ts";
import type { Timetable } from "../publication.ts";

/**
 * The content as everybody sees it now. `name` is another one after each edit, and from the very moment on at which
 * something becomes public or ends by itself; until then it is the same for every instance. `endsAt` is the first
 * moment at which something of it ends. Both are in milliseconds, Infinity for never.
 */
export type Edition = Readonly<{ name: string; changesAt: number; endsAt: number }>;

const timeOf = (moment: Date | null) => moment?.getTime() ?? Number.POSITIVE_INFINITY;

type Needs = Readonly<{ siteState: Pick<SiteState, "contentVersion">; timetable: Timetable; now: Clock }>;
type Kept = Readonly<{ version: number; from: number; edition: Edition }>;

/** Asks the database for the version each time, and for the next moment only when that is over or out of date. */
export function createEdition({ siteState, timetable, now }: Needs) {
  let kept: Kept | undefined;

  const isPresent = ({ version, from, edition }: Kept, asked: number, at: number) =>
    version === asked && from <= at && at < edition.changesAt;

  return async (): Promise<Edition> => {
    const version = await siteState.contentVersion();
    // After the version: what is made for this edition reads the content later still.
    const at = now();
    if (kept && isPresent(kept, version, at.getTime())) return kept.edition;
    const next = await timetable.nextChange(at);
    const changesAt = timeOf(next.changesAt);
    const edition = { name: `${version}-${changesAt}`, changesAt, endsAt: timeOf(next.endsAt) };
    kept = { version, from: at.getTime(), edition };
    return edition;
  };
}
