import { configure } from "@testing-library/dom";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

// Tests replace the clock.
const { setImmediate } = globalThis;

/** Lets React draw the updates that it has put off so far. */
export async function turn(): Promise<void> {
  // React schedules them in a microtask first.
  await null;
  await new Promise((done) => setImmediate(done));
}

// React as it is shipped knows no `act`: an event is over when what it changes is drawn, a step of a test a turn later.
configure({
  eventWrapper: flushSync,
  asyncWrapper: async (run) => {
    const result = await run();
    await turn();
    return result;
  },
});

const drawn = new Set<() => void>();

/** Draws into an element of its own, at the end of the page. */
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

/** Takes away all that was drawn. */
export function cleanup(): void {
  for (const unmount of drawn) unmount();
}
