import { useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import { sessionEndsEvent } from "../data/session.ts";

/** Milliseconds between two drafts in the browser during typing: a crash gives no warning. */
const typingMs = 1000;
const pauseMs = 1200;
const lookMs = 5000;

/** Calls back after a pause in typing. */
export function useAfterTyping(act: () => void, pauseMs: number): void {
  const { subscribe } = useFormContext();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const actLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => actNow(), pauseMs);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: actLater });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, pauseMs]);
}

/** The moments in a form's life that matter to its draft. */
type Moments = Readonly<{
  typing: () => void;
  pause: () => void;
  /** May be the last moment: the session ends, or the tab is hidden or closed. */
  last: () => void;
  /** Comes at intervals while the form is visible, and when it becomes visible again. */
  look: () => void;
  leave: () => void;
}>;

export function useMoments(moments: Moments): void {
  const { subscribe } = useFormContext();
  const onMoment = useEffectEvent((moment: keyof Moments) => moments[moment]());
  useAfterTyping(moments.pause, pauseMs);
  useEffect(() => {
    const form = new AbortController();
    const { signal } = form;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callback = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onMoment("typing");
      }, typingMs);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback });
    const isVisible = () => document.visibilityState === "visible";
    const turn = () => onMoment(isVisible() ? "look" : "last");
    document.addEventListener("visibilitychange", turn, { signal });
    for (const event of [sessionEndsEvent, "pagehide"])
      window.addEventListener(event, () => onMoment("last"), { signal });
    const interval = setInterval(() => isVisible() && onMoment("look"), lookMs);
    return () => {
      form.abort();
      clearTimeout(timer);
      clearInterval(interval);
      unsubscribe();
      onMoment("leave");
    };
  }, [subscribe]);
}
