import type { Clock, SiteState } from "../ports.ts";
import type { Timetable } from "../publication.ts";

/**
 * The content as everybody sees it now. `name` is another one after each edit, and from the very moment on at which
 * something becomes public or ends by itself; until then it is the same for every instance. `endsAt` is the first
 * moment at which something of it ends. Both are in milliseconds, Infinity for never.
 */
export type Edition = Readonly<{ name: string; changesAt: number; endsAt: number }>;

export interface Editions {
  /** As this instance has left it, and as others have left it at most a quarter of a second ago. */
  current(): Promise<Edition>;
  /** As whoever asks may have left it just now by way of another instance. */
  newest(): Promise<Edition>;
  /** The same without waiting, at most a second old; undefined where it has to be asked for. */
  atHand(): Edition | undefined;
}

/** The database is asked at most this often, in milliseconds, unless the content changes here. */
const askedEveryMs = 250;
/** Others may see for this long what an instance has replaced. */
const maxAgeMs = 1_000;

const timeOf = (moment: Date | null) => moment?.getTime() ?? Number.POSITIVE_INFINITY;

type Needs = Readonly<{
  siteState: Pick<SiteState, "contentVersion" | "onContentChange">;
  timetable: Timetable;
  now: Clock;
  /** Milliseconds since some moment, by a clock that nobody can set. */
  elapsed: () => number;
}>;

type Planned = Readonly<{ version: number; from: number; edition: Edition }>;

/** Asks the database for the version, and for the next moment only when that is over or the version another one. */
export function createEditions({ siteState, timetable, now, elapsed }: Needs): Editions {
  let planned: Planned | undefined;
  let heard: (Planned & Readonly<{ askedAt: number }>) | undefined;
  // What was asked before the content changed here tells nobody afterwards.
  let changes = 0;
  let asking: Readonly<{ changes: number; answer: Promise<Edition> }> | undefined;

  siteState.onContentChange(() => {
    changes += 1;
    heard = undefined;
  });

  const lasts = ({ from, edition }: Planned) => {
    const at = now().getTime();
    return from <= at && at < edition.changesAt;
  };
  const age = () => (heard && lasts(heard) ? elapsed() - heard.askedAt : Number.POSITIVE_INFINITY);

  async function plan(version: number): Promise<Planned> {
    if (planned?.version === version && lasts(planned)) return planned;
    // After the version: what is made for this edition reads the content later still.
    const at = now();
    const next = await timetable.nextChange(at);
    const changesAt = timeOf(next.changesAt);
    const edition = { name: `${version}-${changesAt}`, changesAt, endsAt: timeOf(next.endsAt) };
    planned = { version, from: at.getTime(), edition };
    return planned;
  }

  async function ask(): Promise<Edition> {
    const [askedAt, before] = [elapsed(), changes];
    const newest = await plan(await siteState.contentVersion());
    // One that was asked for later may have come earlier.
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
      // Who waits for it next hears why it cannot be had.
      if (old >= askedEveryMs) current().catch(() => undefined);
      return heard?.edition;
    },
  };
}
