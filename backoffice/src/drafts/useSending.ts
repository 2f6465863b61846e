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

/** Runs requests one after the other, so that the newest arrives last. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add<T>(act: () => Promise<T>): Promise<T> {
      const done = last.then(act);
      last = done;
      return done;
    },
    /** Resolves when no request is on its way. */
    settle: () => last,
  };
}

type SendingOptions = Readonly<{
  place: DeskPlace;
  /** The input; null when there is none, undefined when it must not be kept. */
  draft: () => Draft | null | undefined;
  onKept: (draft: Draft) => void;
}>;

/** The own working copy on the server, and the result of the last attempt to store it. */
function useOwnCopy({ place, onKept }: Omit<SendingOptions, "draft">) {
  const [keeping, setKeeping] = useState<Keeping>();
  const last = useRef(nothing);
  const refusedLength = useRef(Number.POSITIVE_INFINITY);
  const exists = useRef(false);

  const forgetLast = () => {
    last.current = nothing;
  };
  const clear = () => {
    forgetLast();
    setKeeping(undefined);
  };
  const fail = (obstacle: Obstacle, text: string) => {
    // The same input would be refused again.
    if (!mayPass(obstacle)) last.current = { text, isKept: false };
    if (obstacle === "tooLong") refusedLength.current = Math.min(refusedLength.current, text.length);
    if (obstacle === "gone") exists.current = false;
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
      exists.current = true;
      setKeeping({ at: updatedAt, where: "server" });
      onKept(typed);
      return true;
    } catch (error) {
      return fail(obstacleOf(error), text);
    }
  };
  const drop = async () => {
    exists.current = false;
    clear();
    await dropCopy(place, ownId()).catch(() => undefined);
  };
  return {
    keeping,
    exists,
    drop,
    /** Stores the input, or drops the copy when there is none. Resolves to whether the server has the latest input. */
    async keep(typed: Draft | null): Promise<boolean> {
      if (typed) return put(typed);
      if (exists.current) await drop();
      else clear();
      return true;
    },
    forgetLast,
    holds: (typed: Draft) => last.current.isKept && last.current.text === JSON.stringify(typedIn(typed)),
    /** Takes note of a copy that another tab or device has stored. */
    found(updatedAt: string) {
      if (exists.current) return;
      exists.current = true;
      setKeeping((was) => was ?? { at: updatedAt, where: "server" });
    },
  };
}

/** Sends the input to the server, which keeps it as the own working copy. */
export function useSending({ place, draft, onKept }: SendingOptions) {
  const copy = useOwnCopy({ place, onKept });
  const [queue] = useState(createQueue);
  const { keeping } = copy;

  const send = async (): Promise<boolean> => {
    const typed = draft();
    return typed === undefined ? false : copy.keep(typed);
  };
  const keepNow = () => queue.add(send);
  const keepAgain = () => {
    copy.forgetLast();
    return keepNow();
  };
  return {
    keeping,
    /** Tells whether the server has all input; chosen files never count. */
    isKept(): boolean {
      const typed = draft();
      return Boolean(typed && !typed.lacksFiles && copy.holds(typed));
    },
    settle: queue.settle,
    /** Resolves to whether the server has the latest input. */
    keepNow,
    /** Keeps the input again, even if the server had a copy once. */
    keepAgain,
    /** Deletes the own copy, because the input was discarded. */
    drop: () => queue.add(copy.drop),
    /** Handles news from the server: an own copy exists, or is gone, though not by a request from here. */
    async hear(own: Readonly<{ updatedAt: string }> | undefined) {
      if (own) return copy.found(own.updatedAt);
      // Saved or discarded in another tab or on another device, while this tab is still being typed in.
      if (copy.exists.current) await keepAgain();
    },
    /** Retries input that could not be kept, unless it would fail again. */
    retry: () => (keeping?.where === "local" && mayPass(keeping.obstacle) ? keepNow() : undefined),
  };
}
