import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";

const controlsOf = (toolbar: HTMLElement) =>
  [...toolbar.querySelectorAll<HTMLElement>("button, [role=combobox]")].filter(
    (control) => !control.matches(":disabled"),
  );

function indexAfter(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Gives a whole toolbar a single tab stop; arrow keys move inside it. */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<HTMLElement>();

  // Runs after each render, since buttons appear, disappear and get disabled with the selection.
  useEffect(() => {
    const controls = toolbar.current ? controlsOf(toolbar.current) : [];
    const stop = current && controls.includes(current) ? current : controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const controls = toolbar.current ? controlsOf(toolbar.current) : [];
    const from = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
    const next = indexAfter(event.key, from, controls.length);
    if (next === undefined) return;
    event.preventDefault();
    controls[next]?.focus();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLElement) setCurrent(target);
  };

  return { onKeyDown, onFocus };
}
