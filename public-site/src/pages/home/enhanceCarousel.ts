import { carousel } from "./carousel.ts";

const wordsHere = () => carousel(document.documentElement.lang === "en" ? "en" : "id");

export const turnEveryMs = 6000;

/** Milliseconds without movement after which a swipe or a smooth scroll is over. */
const settledAfterMs = 150;

/** The reason why the carousel is paused: "asked" is the visitor's own button. */
type Reason = "asked" | "hover" | "focus" | "touch" | "hidden";

/** Turns every six seconds, while there is no reason to pause. `tell` is called with whether it plays. */
function createTurning(turn: () => void, tell: (playing: boolean) => void) {
  const reasons = new Set<Reason>();
  let turning: ReturnType<typeof setInterval> | undefined;

  function restart() {
    clearInterval(turning);
    const playing = reasons.size === 0;
    turning = playing ? setInterval(turn, turnEveryMs) : undefined;
    tell(playing);
  }

  return {
    restart,
    holds: (reason: Reason) => reasons.has(reason),
    hold(reason: Reason, held: boolean) {
      if (reasons.has(reason) === held) return;
      if (held) reasons.add(reason);
      else reasons.delete(reason);
      restart();
    },
    stop: () => clearInterval(turning),
  };
}

/** The row of slides, and the dots that show which one is seen. */
function createRow(track: HTMLElement, dots: readonly Element[]) {
  const slides = [...track.children] as HTMLElement[]; // drawn as elements of HTML
  let shown = 0;

  const placeOf = (slide: HTMLElement) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0);

  function mark(index: number) {
    shown = index;
    for (const [place, dot] of dots.entries()) dot.setAttribute("aria-current", String(place === index));
  }

  /** Wraps around at both ends. */
  function goTo(index: number) {
    mark((index + slides.length) % slides.length);
    const slide = slides[shown];
    if (slide) track.scrollTo({ left: placeOf(slide) });
  }

  return {
    goTo,
    turn: (by: number) => goTo(shown + by),
    /**
     * Marks the nearest slide after a swipe. During movement, that would be any of the slides it passes. Returns whether
     * it is another one.
     */
    settle(): boolean {
      const distances = slides.map((slide) => Math.abs(placeOf(slide) - track.scrollLeft));
      const nearest = distances.indexOf(Math.min(...distances));
      if (nearest === shown) return false;
      mark(nearest);
      return true;
    },
  };
}

/**
 * Moves the news by arrows, dots, and every six seconds. Swiping is left to the browser. Returns a function that stops
 * it.
 */
export function enhanceCarousel(region: HTMLElement): () => void {
  const track = region.querySelector<HTMLElement>(".slides");
  if (!track || track.children.length < 2) return () => undefined;
  const dots = [...region.querySelectorAll(".carousel-dots button")];
  const row = createRow(track, dots);
  const turning = createTurning(
    () => row.turn(1),
    (playing) => track.setAttribute("aria-live", playing ? "off" : "polite"),
  );
  const { hold, holds, restart } = turning;
  const life = new AbortController();
  let settling: ReturnType<typeof setTimeout> | undefined;

  function pause(paused: boolean) {
    region.toggleAttribute("data-paused", paused);
    region.querySelector('[data-turn="pause"]')?.setAttribute("aria-label", wordsHere()[paused ? "play" : "pause"]);
    hold("asked", paused);
  }

  function press({ target }: Event) {
    const pressed = target instanceof Element ? target.closest("button") : null;
    if (!pressed) return;
    const { turn } = pressed.dataset;
    if (turn === "pause") return pause(!holds("asked"));
    if (turn) row.turn(Number(turn));
    else row.goTo(dots.indexOf(pressed));
    restart();
  }

  const on = (target: EventTarget, types: string, handle: (event: Event) => void) => {
    for (const type of types.split(" ")) target.addEventListener(type, handle, { signal: life.signal, passive: true });
  };
  on(region, "click", press);
  on(region, "mouseenter mouseleave", ({ type }) => hold("hover", type === "mouseenter"));
  on(region, "focusin focusout", ({ type }) => hold("focus", type === "focusin"));
  on(region, "touchstart touchend touchcancel", ({ type }) => hold("touch", type === "touchstart"));
  on(document, "visibilitychange", () => hold("hidden", document.hidden));
  on(track, "scroll", () => {
    clearTimeout(settling);
    settling = setTimeout(() => row.settle() && restart(), settledAfterMs);
  });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) pause(true);
  restart();

  return () => {
    life.abort();
    turning.stop();
    clearTimeout(settling);
  };
}
