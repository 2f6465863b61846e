import { isPlainClick } from "./navigation.ts";

const reaching = ["pointerover", "touchstart", "focusin", "keydown", "input"] as const;

/**
 * Calls `hydrate` once, when a visitor first reaches into `container`. A click or a form that is sent before it is done
 * waits for it, but for a box, which is ticked at once. Returns how to stop.
 */
export function hydrateOnReach(container: HTMLElement, hydrate: () => Promise<void>): () => void {
  let hydrating: Promise<void> | undefined;

  // Whatever fails, the page stays static: its links and forms work.
  const begin = () => {
    hydrating ??= hydrate()
      .catch(() => undefined)
      .finally(stop);
    return hydrating;
  };

  const repeat = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (event instanceof MouseEvent && !isPlainClick(event)) return;
    // A browser ticks a box by itself; the view draws it as it was sent, and is told.
    if (target.matches("label, label :not(a)")) {
      const { checked } = target as HTMLInputElement;
      if (checked !== undefined)
        void begin().then(() => {
          Object.assign(target, { checked }).dispatchEvent(new Event("input", { bubbles: true }));
        });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    void begin().then(() => {
      // Even a link that is no longer there would be followed.
      if (!target.isConnected) return;
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });
  };

  for (const type of reaching) container.addEventListener(type, begin, { passive: true });
  container.addEventListener("click", repeat, { capture: true });
  container.addEventListener("submit", repeat, { capture: true });

  // Somebody was quicker than this script.
  if (container.contains(document.activeElement)) void begin();

  function stop() {
    for (const type of reaching) container.removeEventListener(type, begin);
    container.removeEventListener("click", repeat, { capture: true });
    container.removeEventListener("submit", repeat, { capture: true });
  }
  return stop;
}
