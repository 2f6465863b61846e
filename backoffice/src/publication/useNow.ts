import { useSyncExternalStore } from "react";

const everyMs = 15_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  timer ??= setInterval(tick, everyMs);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

// The first reader after a while, or after the clock was set back, gets the present; others until then get the same
// moment.
function present() {
  if (Math.abs(Date.now() - now) > everyMs) now = Date.now();
  return now;
}

/** Returns the time in milliseconds, updated a few times a minute, so that scheduled changes show without a reload. */
export const useNow = (): number => useSyncExternalStore(subscribe, present);
