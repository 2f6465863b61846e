import type { Clock, SiteState } from "../ports.ts";
import type { Timetable } from "../publication.ts";

/**
 * The present public state of the content. `name` changes with each edit, and at the very moment when something becomes
 * public or ends by itself; until then it is the same for every instance. `changesAt` is that next moment, `endsAt` the
 * first one when something public ends. Both are in milliseconds, Infinity for never.
 */
export type Edition = Readonly<{ name: string; changesAt: number; endsAt: number }>;

export interface Editions {
  /** The edition after changes of this instance, and after those of others up to a quarter of a second ago. */
  current(): Promise<Edition>;
  /** The edition after all changes, including those that the caller just made through another instance. */
  newest(): Promise<Edition>;
  /** The edition without waiting, at most a second old; undefined when the database must be asked. */
  atHand(): Edition | undefined;
}

/** The shortest interval between two queries, in milliseconds, unless the content changes here. */
const askedEveryMs = 250;
/** Milliseconds for which other instances may show replaced content. */
const maxAgeMs = 1_000;

const timeOf = (moment: Date | null) => moment?.getTime() ?? Number.POSITIVE_INFINITY;

type Needs = Readonly<{
  siteState: Pick<SiteState, "contentVersion" | "onContentChange">;
  timetable: Timetable;
  now: Clock;
  /** Milliseconds since some moment, by a monotonic clock. */
  elapsed: () => number;
}>;

type Planned = Readonly<{ version: number; from: number; edition: Edition }>;

/** Plans the edition of a version, and reads the next moment only when that has passed or the version has changed. */
function createPlanning({ timetable, now }: Pick<Needs, "timetable" | "now">) {
  let planned: Planned | undefined;

  const lasts = ({ from, edition }: Planned) => {
    const at = now().getTime();
    return from <= at && at < edition.changesAt;
  };

  async function plan(version: number): Promise<Planned> {
    if (planned?.version === version && lasts(planned)) return planned;
    // Read after the version: pages for this edition read the content later still.
    const at = now();
    const next = await timetable.nextChange(at);
    const changesAt = timeOf(next.changesAt);
    const edition = { name: `${version}-${changesAt}`, changesAt, endsAt: timeOf(next.endsAt) };
    planned = { version, from: at.getTime(), edition };
    return planned;
  }

  return { plan, lasts };
}

/** Reads the version of the content from the database, and remembers its edition for a while. */
export function createEditions({ siteState, timetable, now, elapsed }: Needs): Editions {
  const { plan, lasts } = createPlanning({ timetable, now });
  let heard: (Planned & Readonly<{ askedAt: number }>) | undefined;
  // An answer to a query from before a change here is no longer valid.
  let changes = 0;
  let asking: Readonly<{ changes: number; answer: Promise<Edition> }> | undefined;

  siteState.onContentChange(() => {
    changes += 1;
    heard = undefined;
  });

  const age = () => (heard && lasts(heard) ? elapsed() - heard.askedAt : Number.POSITIVE_INFINITY);

  async function ask(): Promise<Edition> {
    const [askedAt, before] = [elapsed(), changes];
    const newest = await plan(await siteState.contentVersion());
    // The answer to a later query may have arrived earlier.
    if (before === changes && !(heard && heard.askedAt > askedAt)) heard = { ...newest, askedAt };
    return newest.edition;
  }

  async function current(): Promise<Edition> {
    if (heard && age() < askedEveryMs) return heard.edition;
    if (asking?.changes !== changes) {
      const mine = { changes, answer: ask() };
      asking = mine;
      const end = () => {
        if (asking === mine) asking = undefined;
      };
      mine.answer.then(end, end);
    }
    return asking.answer;
  }

  return {
    current,
    newest: ask,
    atHand() {
      const old = age();
      if (old >= maxAgeMs) return undefined;
      // The next caller that waits gets the error.
      if (old >= askedEveryMs) current().catch(() => undefined);
      return heard?.edition;
    },
  };
}
