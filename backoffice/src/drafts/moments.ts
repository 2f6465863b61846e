import { useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import { sessionEndsEvent } from "../data/session.ts";

/** Calls back at what may be the last moment: the session ends, or the tab is hidden or closed. */
export function useLastMoment(keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    const onLast = () => keepNow();
    const onHide = () => document.visibilityState === "hidden" && keepNow();
    document.addEventListener("visibilitychange", onHide);
    for (const event of [sessionEndsEvent, "pagehide"]) window.addEventListener(event, onLast);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      for (const event of [sessionEndsEvent, "pagehide"]) window.removeEventListener(event, onLast);
    };
  }, []);
}

/** Calls back during typing, at most that often, and before the form is sent: a crash gives no warning. */
export function useWhileTyping(keep: () => void, betweenMs: number): void {
  const { subscribe, formState } = useFormContext();
  const { isSubmitting } = formState;
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (isSubmitting) return keepNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        keepNow();
      }, betweenMs);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: keepSoon });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, isSubmitting, betweenMs]);
}

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

/** Calls back at intervals while the form is visible, and when it becomes visible again. */
export function useWhileVisible(act: () => void, betweenMs: number): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && actNow();
    const timer = setInterval(ask, betweenMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [betweenMs]);
}
