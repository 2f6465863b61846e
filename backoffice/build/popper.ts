import type { createPopper as create, Options, VirtualElement } from "@popperjs/core";

/**
 * Stands for MUI's positions of tooltips and suggestions (5 kB), which load with the first of them. It stays hidden until
 * then, and is below its element if they cannot be loaded.
 */
export function createPopper(
  reference: Element | VirtualElement,
  popper: HTMLElement,
  options?: Partial<Options>,
): Pick<ReturnType<typeof create>, "destroy" | "forceUpdate" | "update"> {
  let placed: ReturnType<typeof create> | undefined;
  let isOver = false;
  popper.style.visibility = "hidden";
  async function place() {
    const late = await import("@popperjs/core/lib/popper").catch(() => undefined);
    const { left, bottom } = reference.getBoundingClientRect();
    popper.style.visibility = "";
    if (!late) popper.style.transform = `translate(${left}px, ${bottom}px)`;
    else if (!isOver) placed = late.createPopper(reference, popper, options);
  }
  void place();
  return {
    destroy() {
      isOver = true;
      placed?.destroy();
    },
    forceUpdate: () => placed?.forceUpdate(),
    update: async () => placed?.update() ?? {},
  };
}
