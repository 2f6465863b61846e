import { useEffect, useEffectEvent, useRef, useState } from "react";
import { reload } from "../data/session.ts";

/** Milliseconds after which a tab that has not answered counts as closed. */
const answerMs = 1500;
/** Milliseconds for the last input to reach the server; this browser has it at once. */
const handingMs = 1000;

/**
 * "held" answers "opened", and "handed" answers "taken". `at` is the time when the sender's form was opened, `time`
 * the time of the message: a tab that is busy drawing reads an answer long after it was given.
 */
type Message = Readonly<{ at: number; time: number; says: "opened" | "held" | "taken" | "handed" }>;

/** Milliseconds, comparable between the tabs of one browser. */
const now = () => performance.timeOrigin + performance.now();

type TabOptions = Readonly<{ isElsewhere: boolean; keep: () => Promise<unknown>; onTakenOver: () => void }>;

/**
 * Lets one tab of an account edit a record. A later one is locked until it takes over, which locks the other one; then
 * it loads the page anew, with the draft that the other one has kept.
 * @returns takes the record over
 */
export function useOneTab(name: string, { isElsewhere, keep, onTakenOver }: TabOptions): () => void {
  const [at] = useState(now);
  const askedAt = useRef(at);
  const channel = useRef<BroadcastChannel>(undefined);
  const unanswered = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTaking = useRef(false);
  const say = (says: Message["says"]) => channel.current?.postMessage({ at, time: now(), says } satisfies Message);
  const sayOrReload = (says: Message["says"]) => {
    say(says);
    clearTimeout(unanswered.current);
    unanswered.current = setTimeout(reload, answerMs);
  };

  const handOver = async () => {
    await Promise.race([keep(), new Promise((done) => setTimeout(done, handingMs))]);
    onTakenOver();
    say("handed");
  };
  const hear = useEffectEvent((message: Message) => {
    const { says } = message;
    const isOpening = message.time - askedAt.current < answerMs;
    if (isElsewhere) {
      if (says === "held") clearTimeout(unanswered.current);
      if (says === "handed" && isTaking.current) reload();
    } else if (says === "taken") void handOver();
    // The browser had put the other tab to sleep, so this one goes on.
    else if (says === "held" && !isOpening) say("taken");
    else if (says === "held") onTakenOver();
    // Tabs of a restored window open at the same time: the first one holds the record.
    else if (says === "opened" && !(isOpening && message.at < at)) say("held");
  });
  // The other tab may have been closed since.
  const ask = useEffectEvent(() => {
    if (isElsewhere && document.visibilityState === "visible") sayOrReload("opened");
  });
  const open = useEffectEvent(() => {
    askedAt.current = now();
    say("opened");
  });
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    const onVisible = () => ask();
    opened.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
    channel.current = opened;
    open();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      clearTimeout(unanswered.current);
      opened.close();
    };
  }, [name]);

  return () => {
    isTaking.current = true;
    sayOrReload("taken");
  };
}
