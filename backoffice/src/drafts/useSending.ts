import { useRef, useState } from "react";
import { HttpError } from "react-admin";
import { type DeskPlace, dropCopy, keepCopy, ownId, type Typed } from "../data/copies.ts";
import { noResponse } from "../data/http.ts";
import type { Draft } from "./drafts.ts";

/** The reason why the server does not have the latest input. */
export type Obstacle = "unreachable" | "signedOut" | "tooLong" | "gone" | "refused";

/** The place where the input is kept: on the server, or only in this browser. */
export type Keeping = Readonly<{ at: string; where: "server" } | { where: "local"; obstacle: Obstacle }>;

const obstacles: Readonly<Record<number, Obstacle>> = { 401: "signedOut", 404: "gone", 413: "tooLong" };

function obstacleOf(error: unknown): Obstacle {
  const { status } = error instanceof HttpError ? error : { status: noResponse };
  const passes = status === noResponse || status === 429 || status >= 500;
  return passes ? "unreachable" : (obstacles[status] ?? "refused");
}

/** Tells whether an obstacle passes without a change to the input. */
const mayPass = (obstacle: Obstacle) => obstacle === "unreachable" || obstacle === "signedOut";

const typedIn = ({ values, base, version, lacksFiles }: Draft): Typed => ({
  // No field has this name; it tells a form that continues elsewhere that a file is missing.
  values: { ...values, ...(lacksFiles && { lacksFiles }) },
  ...(base && { base }),
  ...(version !== undefined && { baseVersion: version }),
});

const nothing = { text: "", isKept: false };

type SendingOptions = Readonly<{
  place: DeskPlace;
  /** The input; null when there is none, undefined when it must not be kept. */
  draft: () => Draft | null | undefined;
  onKept: (draft: Draft) => void;
}>;

/** Sends the input to the server, which keeps it as the own working copy. */
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
    // The same input would be refused again.
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
  /** Runs requests one after the other, so that the newest arrives last. */
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
    /** Tells whether the server has all input; chosen files never count. */
    isKept(): boolean {
      const typed = draft();
      if (!typed || typed.lacksFiles) return false;
      return last.current.isKept && last.current.text === JSON.stringify(typedIn(typed));
    },
    /** Resolves when no request is on its way. */
    settle: () => underWay.current,
    /** Resolves to whether the server has the latest input. */
    keepNow,
    /** Keeps the input again, even if the server had a copy once. */
    keepAgain,
    /** Deletes the own copy, because the input was discarded. */
    drop: () => next(drop),
    /** Handles news from the server: an own copy exists, or is gone, though not by a request from here. */
    async hear(own: Readonly<{ updatedAt: string }> | undefined) {
      // Saved or discarded in another tab or on another device, while this tab is still being typed in.
      if (!own && hasCopy.current) await keepAgain();
      if (!own || hasCopy.current) return;
      hasCopy.current = true;
      setKeeping((was) => was ?? { at: own.updatedAt, where: "server" });
    },
    /** Retries input that could not be kept, unless it would fail again. */
    retry: () => (keeping?.where === "local" && mayPass(keeping.obstacle) ? keepNow() : undefined),
  };
}
