import type { ListedCopy } from "@etalase/contracts/desk/desk.schema";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type DeskPlace, listCopies, ownId, readCopy } from "../data/copies.ts";
import { asidesAt } from "./asides.ts";
import { type Draft, readDraft } from "./drafts.ts";
import { useAfterTyping, useLastMoment, useWhileVisible } from "./moments.ts";
import { useSending } from "./useSending.ts";

const pauseMs = 1200;
const askMs = 5000;
/** Milliseconds of idleness after which a form stops polling, so that the session can end. */
const awayMs = 10 * 60_000;
/** Milliseconds since a colleague's last input after which the colleague counts as gone. */
const presentMs = 60_000;

/** A colleague's working copy of the same record. */
export type Colleague = ListedCopy & Readonly<{ isPresent: boolean }>;

const draftOf = async (place: DeskPlace, by: string): Promise<Draft> => {
  const { values, base, baseVersion, updatedAt } = await readCopy(place, by);
  const version = baseVersion === null ? {} : { version: baseVersion };
  const lacksFiles = "lacksFiles" in values ? { lacksFiles: true } : {};
  return { at: updatedAt, values, kept: place.key, ...version, ...(base && { base }), ...lacksFiles };
};

type CopyOptions = Parameters<typeof useSending>[0] &
  Readonly<{
    /** The server's copy when the form was opened: null for none, undefined when the server could not be reached. */
    onOpened: (draft: Draft | null | undefined) => void;
  }>;

/** Keeps the input on the server shortly after typing stops, and watches for colleagues on the same record. */
export function useCopy({ place, draft, onOpened, onKept }: CopyOptions) {
  const { hear, retry, ...sending } = useSending({ place, draft, onKept });
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const [asides] = useState(() => asidesAt(place));
  const activeAt = useRef(0);

  /** Looks up the working copies. @returns the own one */
  const look = async (signal?: AbortSignal) => {
    const { copies, now } = await listCopies(place, signal);
    const me = ownId();
    const others = copies.filter(({ by }) => by.id !== me);
    setColleagues(others.map((one) => ({ ...one, isPresent: now - Date.parse(one.updatedAt) < presentMs })));
    return copies.find(({ by }) => by.id === me);
  };
  const open = useEffectEvent(async (signal: AbortSignal) => {
    activeAt.current = Date.now();
    try {
      const own = await look(signal);
      const found = own ? await draftOf(place, ownId()) : null;
      if (signal.aborted) return;
      await hear(own);
      onOpened(found);
    } catch {
      if (!signal.aborted) onOpened(undefined);
    }
  });
  const { resource, key } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another form
  useEffect(() => {
    const controller = new AbortController();
    void open(controller.signal);
    return () => controller.abort();
  }, [resource, key]);

  useAfterTyping(() => {
    activeAt.current = Date.now();
    void sending.keepNow();
  }, pauseMs);
  useLastMoment(() => void sending.keepNow());
  useWhileVisible(() => {
    if (Date.now() - activeAt.current > awayMs) return;
    look().then(hear, () => undefined);
    void retry();
  }, askMs);

  return {
    ...sending,
    colleagues: [...colleagues, ...asides.map((aside) => ({ ...aside, isPresent: false }))],
    /** Reads a colleague's copy to continue from. The copy stays theirs. */
    read: async (by: string) => readDraft(by) ?? draftOf(place, by),
  };
}
