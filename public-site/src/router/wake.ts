import { isPlainClick } from "./links.ts";

const reaching = ["pointerover", "touchstart", "focusin", "keydown", "input"] as const;

/**
 * Calls `wake` once, when a visitor first reaches into `drawn`. A click or a form that is sent before it is done waits
 * for it. Returns how to stop.
 */
export function wakeOnReach(drawn: HTMLElement, wake: () => Promise<void>): () => void {
  let waking: Promise<void> | undefined;

  // Whatever fails, the page goes on as it was drawn: its links and forms work.
  const reach = () => {
    waking ??= wake()
      .catch(() => undefined)
      .finally(stop);
    return waking;
  };

  const repeat = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (event instanceof MouseEvent && !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    void reach().then(() => {
      // Even a link that is no longer there would be followed.
      if (!target.isConnected) return;
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });
  };

  for (const type of reaching) drawn.addEventListener(type, reach, { passive: true });
  drawn.addEventListener("click", repeat, { capture: true });
  drawn.addEventListener("submit", repeat, { capture: true });

  // Somebody was quicker than this script.
  if (drawn.contains(document.activeElement)) void reach();

  function stop() {
    for (const type of reaching) drawn.removeEventListener(type, reach);
    drawn.removeEventListener("click", repeat, { capture: true });
    drawn.removeEventListener("submit", repeat, { capture: true });
  }
  return stop;
}
