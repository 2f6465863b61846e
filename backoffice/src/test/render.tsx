import { configure } from "@testing-library/dom";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

// Kept, because tests replace the clock.
const { setImmediate } = globalThis;

/** Lets React render its pending updates. */
export async function turn(): Promise<void> {
  // React first schedules them in a microtask.
  await null;
  await new Promise((done) => setImmediate(done));
}

// React's production build has no `act`: an event ends when its changes are rendered, a step of a test one turn
// later, and not before the parts are there that follow the rest of a screen.
configure({
  eventWrapper: flushSync,
  asyncWrapper: async (run) => {
    const result = await run();
    while (document.querySelector("[data-to-come]")) await turn();
    await turn();
    return result;
  },
});

const drawn = new Set<() => void>();

/** Renders into an element of its own, at the end of the page. */
export function render(shown: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  const unmount = () => {
    flushSync(() => root.unmount());
    container.remove();
    drawn.delete(unmount);
  };
  drawn.add(unmount);
  rerender(shown);
  return { rerender, unmount };
}

/** Unmounts everything that was rendered. */
export function cleanup(): void {
  for (const unmount of drawn) unmount();
}
