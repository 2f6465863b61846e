import { useRef, useState } from "react";
import { HttpError } from "react-admin";
import { type DeskPlace, dropCopy, keepCopy, ownId, type Typed } from "../data/copies.ts";
import { noResponse } from "../data/http.ts";
import type { Draft } from "./drafts.ts";

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

const typedIn = ({ values, base, version, lacksFiles }: Draft): Typed => ({
  // No field has this name; whoever goes on elsewhere hears that a file is missing.
  values: { ...values, ...(lacksFiles && { lacksFiles }) },
  ...(base && { base }),
  ...(version !== undefined && { baseVersion: version }),
});

const nothing = { text: "", isKept: false };

type SendingOptions = Readonly<{
  place: DeskPlace;
  /** What is typed; null when that is nothing, undefined when it must not be kept. */
  draft: () => Draft | null | undefined;
  onKept: (draft: Draft) => void;
}>;

/** Sends what is typed to the server, which keeps it as the own working copy. */
export function useSending({ place, draft, onKept }: SendingOptions) {
  const [keeping, setKeeping] = useState<Keeping>();
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(nothing);
  const refusedLength = useRef(Number.POSITIVE_INFINITY);
  const hasCopy = useRef(false);

  const clear = () => {
    last.current = nothing;
    setKeeping(undefined);
  };
  const drop = async () => {
    hasCopy.current = false;
    clear();
    await dropCopy(place, ownId()).catch(() => undefined);
  };
  const fail = (obstacle: Obstacle, text: string) => {
    // The same again would be refused again.
    if (!mayPass(obstacle)) last.current = { text, isKept: false };
    if (obstacle === "tooLong") refusedLength.current = Math.min(refusedLength.current, text.length);
    if (obstacle === "gone") hasCopy.current = false;
    setKeeping({ where: "local", obstacle });
    return false;
  };
  const put = async (typed: Draft): Promise<boolean> => {
    const sent = typedIn(typed);
    const text = JSON.stringify(sent);
    if (text === last.current.text) return last.current.isKept;
    if (text.length >= refusedLength.current) return fail("tooLong", text);
    try {
      const { updatedAt } = await keepCopy(place, sent);
      last.current = { text, isKept: true };
      hasCopy.current = true;
      setKeeping({ at: updatedAt, where: "server" });
      onKept(typed);
      return true;
    } catch (error) {
      return fail(obstacleOf(error), text);
    }
  };
  const send = async (): Promise<boolean> => {
    const typed = draft();
    if (typed) return put(typed);
    if (typed === undefined) return false;
    if (hasCopy.current) await drop();
    else clear();
    return true;
  };
  /** One after the other, so that the newest is the last to arrive. */
  const next = <T>(act: () => Promise<T>): Promise<T> => {
    const done = underWay.current.then(act);
    underWay.current = done;
    return done;
  };

  const keepNow = () => next(send);
  const keepAgain = () => {
    last.current = nothing;
    return keepNow();
  };
  return {
    keeping,
    /** Whether the server has all that is typed, to which chosen files never belong. */
    isKept(): boolean {
      const typed = draft();
      if (!typed || typed.lacksFiles) return false;
      return last.current.isKept && last.current.text === JSON.stringify(typedIn(typed));
    },
    /** Resolves when nothing is on its way any more. */
    settle: () => underWay.current,
    /** Resolves to whether the server has what is typed. */
    keepNow,
    /** Keeps what is typed, also if the server had it once. */
    keepAgain,
    /** Drops the own copy: what was typed is to be forgotten. */
    drop: () => next(drop),
    /** The server has an own copy, or not any more, although that was not asked for here. */
    async hear(own: Readonly<{ updatedAt: string }> | undefined) {
      // Saved or discarded in another tab or on another device, while it is still being typed here.
      if (!own && hasCopy.current) await keepAgain();
      if (!own || hasCopy.current) return;
      hasCopy.current = true;
      setKeeping((was) => was ?? { at: own.updatedAt, where: "server" });
    },
    /** What could not be kept is tried again, unless it would fail again. */
    retry: () => (keeping?.where === "local" && mayPass(keeping.obstacle) ? keepNow() : undefined),
  };
}
