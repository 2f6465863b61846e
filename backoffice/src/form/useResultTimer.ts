import { useEffect, useEffectEvent, useRef } from "react";

/** Calls back once after the time, of which none passes while paused. */
export function useResultTimer(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const began = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [paused]);
}
