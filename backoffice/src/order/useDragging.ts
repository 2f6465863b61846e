import { type MouseEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";

/** A dragged row, and the other rows of its list as they were when the drag started. */
type Drag = Readonly<{
  row: HTMLElement;
  rows: readonly HTMLElement[];
  from: number;
  /** Distances from the top of the page: of each row's middle, and of the pointer. */
  middles: readonly number[];
  startY: number;
}>;

/** Pixels from an edge of the screen within which the page scrolls along. */
const edge = 72;
const step = 12;
/** Pixels by which a finger may slip in a press. */
const slip = 6;

const lifted = { position: "relative", zIndex: "2", boxShadow: "0 8px 24px rgba(8, 20, 30, .2)" };

function take(handle: HTMLElement, clientY: number): Drag | undefined {
  const row = handle.closest<HTMLElement>("tr, li");
  if (!row?.parentElement) return undefined;
  const rows = [...row.parentElement.children].filter((one) => one instanceof HTMLElement);
  const middles = rows.map((one) => {
    const { top, height } = one.getBoundingClientRect();
    return top + scrollY + height / 2;
  });
  const { backgroundColor } = getComputedStyle(row.closest(".MuiCard-root") ?? row);
  Object.assign(row.style, lifted, { backgroundColor });
  return { row, rows, from: rows.indexOf(row), middles, startY: clientY + scrollY };
}

/** Returns the position that the row is over. */
function placeOf({ from, middles }: Drag, distance: number): number {
  const middle = (middles[from] ?? 0) + distance;
  return middles.filter((other, index) => index !== from && other < middle).length;
}

/** Shows the row under the pointer, and the other rows at their new positions. */
function draw(drag: Drag, distance: number): void {
  const { row, rows, from } = drag;
  const to = placeOf(drag, distance);
  const height = row.getBoundingClientRect().height;
  for (const [index, other] of rows.entries()) {
    if (other === row) continue;
    const shift = index > from && index <= to ? -height : index < from && index >= to ? height : 0;
    other.style.transition = "transform .15s ease-out";
    other.style.transform = shift ? `translateY(${shift}px)` : "";
  }
  row.style.transform = `translateY(${distance}px)`;
}

function release({ rows }: Drag): void {
  for (const row of rows) row.removeAttribute("style");
}

const orderOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>("[data-order]")?.dataset.order;

/**
 * Drags the row around a handle until the pointer is released or Escape is pressed. Returns a function that stops at
 * once.
 */
function startDrag(handle: HTMLElement, { clientY, pointerId }: PointerEvent, onDrop: (order: number) => void) {
  const drag = take(handle, clientY);
  const listening = new AbortController();
  if (!drag) return () => {};
  let y = clientY;
  let frame = 0;
  const distance = () => y + scrollY - drag.startY;

  const stop = () => {
    cancelAnimationFrame(frame);
    listening.abort();
    release(drag);
  };
  const follow = () => {
    if (y > innerHeight - edge) scrollBy(0, step);
    if (y < edge) scrollBy(0, -step);
    draw(drag, distance());
    frame = requestAnimationFrame(follow);
  };
  const drop = () => {
    const to = placeOf(drag, distance());
    const order = orderOf(drag.rows[to]);
    stop();
    if (to !== drag.from && order !== undefined) onDrop(Number(order));
  };

  const { signal } = listening;
  handle.setPointerCapture(pointerId);
  handle.addEventListener("pointermove", (event) => (y = event.clientY), { signal });
  handle.addEventListener("pointerup", drop, { signal });
  handle.addEventListener("pointercancel", stop, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal });
  follow();
  return stop;
}

/**
 * Lets the row around a handle be dragged among its siblings; `onDrop` receives the order of the row whose place it
 * takes. A press without a drag calls `onPress`.
 */
export function useDragging(onDrop: (order: number) => void, onPress?: (handle: HTMLElement) => void) {
  const stop = useRef<() => void>(undefined);
  const startY = useRef(0);
  // The rows may be unmounted during a drag.
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown({ nativeEvent, currentTarget }: ReactPointerEvent<HTMLElement>) {
      startY.current = nativeEvent.clientY;
      if (nativeEvent.button === 0 && nativeEvent.isPrimary)
        stop.current = startDrag(currentTarget, nativeEvent, onDrop);
    },
    onClick({ detail, clientY, currentTarget }: MouseEvent<HTMLElement>) {
      // The keyboard's click has no place, and a drag ends with a click as well.
      if (detail === 0 || Math.abs(clientY - startY.current) < slip) onPress?.(currentTarget);
    },
  };
}
