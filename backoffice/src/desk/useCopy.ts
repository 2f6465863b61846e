import type { ListedCopy } from "@etalase/contracts/desk/desk.schema";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { HttpError } from "react-admin";
import { type DeskPlace, dropCopy, keepCopy, listCopies, ownId, readCopy } from "../data/copies.ts";
import { noResponse } from "../data/http.ts";
import type { Draft } from "./drafts.ts";
import { useAfterTyping, useLastMoment, useWhileVisible } from "./moments.ts";

const pauseMs = 1200;
const askMs = 5000;
/** Whoever has left a form open asks no more, so that the session can end. */
const awayMs = 10 * 60_000;
/** What was typed before it is somebody's who has gone. */
const presentMs = 60_000;

/** Why the server does not have what is typed. */
export type Obstacle = "unreachable" | "signedOut" | "tooLong" | "gone" | "refused";

/** How what is typed is kept: on the server, or in this browser alone. */
export type Keeping = Readonly<{ at: string; where: "server" } | { where: "local"; obstacle: Obstacle }>;

const obstacles: Readonly<Record<number, Obstacle>> = { 401: "signedOut", 404: "gone", 413: "tooLong" };

function obstacleOf(error: unknown): Obstacle {
  const { status } = error instanceof HttpError ? error : { status: noResponse };
  const passes = status === noResponse || status === 429 || status >= 500;
  return passes ? "unreachable" : (obstacles[status] ?? "refused");
}

/** What nobody has to change for it to succeed some time. */
const mayPass = (obstacle: Obstacle) => obstacle === "unreachable" || obstacle === "signedOut";

/** Somebody else's working copy of the same record. */
export type Colleague = ListedCopy & Readonly<{ isPresent: boolean }>;

const draftOf = async (place: DeskPlace, by: string): Promise<Draft> => {
  const { values, base, baseVersion, updatedAt } = await readCopy(place, by);
  const version = baseVersion === null ? {} : { version: baseVersion };
  const lacksFiles = "lacksFiles" in values ? { lacksFiles: true } : {};
  return { at: updatedAt, values, kept: place.key, ...version, ...(base && { base }), ...lacksFiles };
};

type CopyOptions = Readonly<{
  place: DeskPlace;
  /** What is typed; null when that is nothing, undefined when it must not be kept. */
  draft: () => Draft | null | undefined;
  /** What the server had when the form was opened: null for nothing, undefined when it could not be asked. */
  onOpened: (draft: Draft | null | undefined) => void;
  onKept: (draft: Draft) => void;
}>;

/** Keeps what is typed on the server, a while after typing has stopped, and hears of colleagues at the same record. */
export function useCopy({ place, draft, onOpened, onKept }: CopyOptions) {
  const [keeping, setKeeping] = useState<Keeping>();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const last = useRef("");
  const refusedLength = useRef(Number.POSITIVE_INFINITY);
  const hasCopy = useRef(false);
  const activeAt = useRef(0);

  const hear = ({ copies, now }: Awaited<ReturnType<typeof listCopies>>) => {
    const me = ownId();
    const own = copies.find(({ by }) => by.id === me);
    hasCopy.current ||= own !== undefined;
    const others = copies.filter(({ by }) => by.id !== me);
    setColleagues(others.map((one) => ({ ...one, isPresent: now - Date.parse(one.updatedAt) < presentMs })));
    return own;
  };

  const send = async () => {
    const typed = draft();
    if (typed === undefined) return;
    if (typed === null) {
      last.current = "";
      if (!hasCopy.current) return setKeeping(undefined);
      await dropCopy(place, ownId()).catch(() => undefined);
      hasCopy.current = false;
      return setKeeping(undefined);
    }
    const { values, base, version, lacksFiles } = typed;
    const sent = {
      // No field has this name; whoever goes on elsewhere hears that a file is missing.
      values: { ...values, ...(lacksFiles && { lacksFiles }) },
      ...(base && { base }),
      ...(version !== undefined && { baseVersion: version }),
    };
    const text = JSON.stringify(sent);
    if (text === last.current) return;
    if (text.length >= refusedLength.current) return setKeeping({ where: "local", obstacle: "tooLong" });
    try {
      const { updatedAt } = await keepCopy(place, sent);
      last.current = text;
      hasCopy.current = true;
      setKeeping({ at: updatedAt, where: "server" });
      onKept(typed);
    } catch (error) {
      const obstacle = obstacleOf(error);
      // The same again would be refused again.
      if (!mayPass(obstacle)) last.current = text;
      if (obstacle === "tooLong") refusedLength.current = text.length;
      if (obstacle === "gone") hasCopy.current = false;
      setKeeping({ where: "local", obstacle });
    }
  };

  /** One after the other, so that the newest is the last to arrive. */
  const keepNow = () => {
    underWay.current = underWay.current.then(send);
    return underWay.current;
  };
  const keepAgain = () => {
    last.current = "";
    return keepNow();
  };

  const open = useEffectEvent(async (signal: AbortSignal) => {
    activeAt.current = Date.now();
    try {
      const own = hear(await listCopies(place, signal));
      const found = own ? await draftOf(place, ownId()) : null;
      if (signal.aborted) return;
      if (own) setKeeping({ at: own.updatedAt, where: "server" });
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

  const ask = async () => {
    const own = hear(await listCopies(place));
    // Saved or discarded in another tab or on another device, while it is still being typed here.
    if (!own && hasCopy.current) await keepAgain();
  };
  useAfterTyping(() => {
    activeAt.current = Date.now();
    void keepNow();
  }, pauseMs);
  useLastMoment(() => void keepNow());
  useWhileVisible(() => {
    if (Date.now() - activeAt.current > awayMs) return;
    ask().catch(() => undefined);
    // What could not be kept is tried again.
    if (keeping?.where === "local" && mayPass(keeping.obstacle)) void keepNow();
  }, askMs);

  return {
    keeping,
    colleagues,
    /** Resolves when nothing is on its way any more. */
    settle: () => underWay.current,
    keepNow,
    /** Keeps what is typed, also if the server had it once. */
    keepAgain,
    /** Drops the own copy: what was typed is to be forgotten. */
    async drop() {
      last.current = "";
      underWay.current = underWay.current.then(() => dropCopy(place, ownId()).catch(() => undefined));
      hasCopy.current = false;
      setKeeping(undefined);
      await underWay.current;
    },
    /** A colleague's copy, to go on with. It stays theirs. */
    read: (by: string) => draftOf(place, by),
  };
}
