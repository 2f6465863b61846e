import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";
import { between, boxOf, type Places, type Point, placesInList } from "./places.ts";

/** Pixels by which a pointer may slip in a press. */
const slip = 6;
/** Pixels from an edge of the screen within which the page scrolls along. */
const edge = 72;
const step = 12;

const lifted = { position: "relative", zIndex: "10", boxShadow: "0 8px 24px rgba(8, 20, 30, .2)" };

const onPage = ({ x, y }: Point): Point => ({ x: x + scrollX, y: y + scrollY });

type Drag = Readonly<{
  item: HTMLElement;
  places: Places;
  /** The point of the page at which the item was taken. */
  start: Point;
  /** The point of the window, which changes. */
  pointer: Point;
}>;

/** Carries an item along with the pointer. Returns a function that puts it back. */
function carry({ item, places, start, pointer }: Drag): () => void {
  const { bounds, placeAt, show, clear } = places;
  const box = boxOf(item);
  const { backgroundColor } = getComputedStyle(item.closest(".MuiCard-root") ?? item);
  Object.assign(item.style, lifted, { backgroundColor });
  // Marks the page as in use, so that nothing refreshes under the item.
  item.dataset.carried = "";
  let frame = 0;
  const follow = () => {
    if (pointer.y > innerHeight - edge) scrollBy(0, step);
    if (pointer.y < edge) scrollBy(0, -step);
    const point = onPage(pointer);
    const x = between(point.x - start.x, bounds.left - box.left, bounds.right - box.right);
    const y = between(point.y - start.y, bounds.top - box.top, bounds.bottom - box.bottom);
    item.style.translate = `${x}px ${y}px`;
    show(placeAt(point));
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(frame);
    item.removeAttribute("style");
    delete item.dataset.carried;
    clear();
  };
}

/** Suppresses the click that ends a drag, which would open a link or a menu. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

type Dragging = Readonly<{ placesOf: (item: HTMLElement) => Places; onDrop: (place: number) => void }>;

/** Drags an item until the pointer is released or Escape is pressed. Returns a function that stops at once. */
function startDrag(item: HTMLElement, { pointerId, clientX, clientY }: PointerEvent, { placesOf, onDrop }: Dragging) {
  const listening = new AbortController();
  const { signal } = listening;
  const pointer = { x: clientX, y: clientY };
  const start = onPage(pointer);
  let places: Places | undefined;
  let putBack: (() => void) | undefined;

  const on = (type: "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) =>
    addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal });
  const stop = () => {
    listening.abort();
    putBack?.();
  };
  on("pointermove", (event) => {
    Object.assign(pointer, { x: event.clientX, y: event.clientY });
    if (places || Math.hypot(pointer.x - clientX, pointer.y - clientY) < slip) return;
    places = placesOf(item);
    putBack = carry({ item, places, start, pointer });
  });
  on("pointerup", () => {
    stop();
    if (!places) return;
    swallowClick();
    const place = places.placeAt(onPage(pointer));
    if (place !== places.own) onDrop(place);
  });
  on("pointercancel", stop);
  const cancel = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    stop();
    if (places) addEventListener("pointerup", swallowClick, { once: true });
  };
  addEventListener("keydown", cancel, { signal });
  return stop;
}

/**
 * Lets the row, card or tile around an element be dragged: with a mouse by the whole element, with a finger only by its
 * handle, since elsewhere it scrolls. The places are those of its list, unless others are given.
 */
export function useDragging(onDrop: (place: number) => void, placesOf = placesInList) {
  const stop = useRef<() => void>(undefined);
  // The item may be unmounted during a drag.
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown({ nativeEvent: event, currentTarget, target }: ReactPointerEvent<HTMLElement>) {
      const item = currentTarget.closest<HTMLElement>("tr, li");
      // A menu of the item stands elsewhere on the page.
      if (!item || !(target instanceof Element) || !item.contains(target)) return;
      const isDragged = event.pointerType === "mouse" || target.closest('[data-control="handle"]');
      if (isDragged && event.button === 0 && event.isPrimary)
        stop.current = startDrag(item, event, { placesOf, onDrop });
    },
  };
}
