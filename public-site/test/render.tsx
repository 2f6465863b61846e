import { configure } from "@testing-library/dom";
import { type ComponentChild, render as draw } from "preact";
import { act } from "preact/test-utils";

// An event, and an awaited action, end when their changes are rendered.
configure({
  eventWrapper: (fire) => {
    let result: unknown;
    void act(() => {
      result = fire();
    });
    return result;
  },
  asyncWrapper: async (run) => {
    let result: unknown;
    await act(() => {
      result = run();
    });
    return result;
  },
});

const containers = new Set<HTMLElement>();

/** Renders into an element of its own, at the end of the page. */
export function render(shown: ComponentChild) {
  const container = document.body.appendChild(document.createElement("div"));
  containers.add(container);
  void act(() => draw(shown, container));
  return { container, unmount: () => draw(null, container) };
}

/** Unmounts everything that was rendered. */
export function cleanup(): void {
  for (const container of containers) {
    draw(null, container);
    container.remove();
  }
  containers.clear();
}
