import { type LeadStatus, leadStatuses } from "@etalase/contracts/leads/leads";
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";

/** Pixels up to which a press counts as a click. */
const threshold = 6;

/** Pixels from an edge of the screen within which the page scrolls along. */
const edge = 72;
const step = 12;

const lifted = {
  position: "fixed",
  zIndex: "1400",
  margin: "0",
  pointerEvents: "none",
  listStyle: "none",
  rotate: "2deg",
  boxShadow: "0 12px 32px rgba(8, 20, 30, .28)",
};

type Point = Readonly<{ x: number; y: number }>;

/** Creates a copy of the card to carry around; the card itself stays, faded. */
function lift(card: HTMLElement, from: Point) {
  const { left, top, width } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement; // what an element clones is one
  copy.inert = true;
  // Marks the page as in use, so that nothing refreshes under the copy.
  copy.dataset.carried = "";
  Object.assign(copy.style, lifted, { width: `${width}px`, left: `${left}px`, top: `${top}px` });
  document.body.append(copy);
  card.style.opacity = ".35";
  return {
    follow: ({ x, y }: Point) => {
      copy.style.translate = `${x - from.x}px ${y - from.y}px`;
    },
    drop: () => {
      copy.remove();
      card.style.opacity = "";
    },
  };
}

const targetAt = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-status]");

/** Returns a function that marks the element a card is over, and unmarks the one before. */
function createAim() {
  let over: HTMLElement | null | undefined;
  return (next: HTMLElement | null | undefined) => {
    if (next === over) return;
    over?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
    over = next;
  };
}

function scrollAtEdges({ y }: Point): void {
  if (y > innerHeight - edge) scrollBy(0, step);
  if (y < edge) scrollBy(0, -step);
}

/** Suppresses the click that ends a drag, which would open the dragged link. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** Carries a card until the pointer is released or Escape is pressed. Returns a function that stops at once. */
function startDrag(card: HTMLElement, start: PointerEvent, onDrop: (status: LeadStatus) => void) {
  const listening = new AbortController();
  const from = { x: start.clientX, y: start.clientY };
  let at: Point = from;
  let carried: ReturnType<typeof lift> | undefined;
  let frame = 0;

  const aim = createAim();
  const stop = () => {
    cancelAnimationFrame(frame);
    listening.abort();
    aim(undefined);
    carried?.drop();
  };
  const follow = () => {
    scrollAtEdges(at);
    carried?.follow(at);
    aim(targetAt(at));
    frame = requestAnimationFrame(follow);
  };
  const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
    if (pointerId !== start.pointerId) return;
    at = { x, y };
    if (carried || Math.hypot(x - from.x, y - from.y) < threshold) return;
    carried = lift(card, from);
    follow();
  };
  const drop = ({ pointerId }: PointerEvent) => {
    if (pointerId !== start.pointerId) return;
    const status = carried && leadStatuses.find((one) => one === targetAt(at)?.dataset.status);
    if (carried) swallowClick();
    stop();
    if (status) onDrop(status);
  };

  const { signal } = listening;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", drop, { signal });
  addEventListener("pointercancel", stop, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal });
  return stop;
}

/**
 * Lets a card be dragged to any element with `data-status`: with a mouse by the whole card, with a finger only by an
 * element with `data-grip`, since elsewhere it scrolls.
 */
export function useCardDrag(onDrop: (status: LeadStatus) => void) {
  const stop = useRef<() => void>(undefined);
  // The card may be unmounted during a drag.
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown({ nativeEvent: event, currentTarget, target }: ReactPointerEvent<HTMLElement>) {
      const isGrip = target instanceof Element && target.closest("[data-grip]") !== null;
      if (event.button !== 0 || !event.isPrimary || (event.pointerType !== "mouse" && !isGrip)) return;
      stop.current = startDrag(currentTarget, event, onDrop);
    },
  };
}
