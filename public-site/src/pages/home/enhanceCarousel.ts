import { carousel } from "./carousel.ts";

export const turnEveryMs = 6000;

/** Milliseconds without movement after which a swipe or a smooth scroll is over. */
const settledAfterMs = 150;

/** The reason why the carousel is paused: "asked" is the visitor's own button. */
type Reason = "asked" | "hover" | "focus" | "touch" | "hidden";

/**
 * Moves the news by arrows, dots, and every six seconds. Swiping is left to the browser. Returns a function that stops
 * it.
 */
export function enhanceCarousel(region: HTMLElement): () => void {
  const track = region.querySelector<HTMLElement>(".slides");
  const slides = [...(track?.children ?? [])] as HTMLElement[]; // drawn as elements of HTML
  const dots = [...region.querySelectorAll(".carousel-dots button")];
  const button = region.querySelector('[data-turn="pause"]');
  if (!track || slides.length < 2) return () => undefined;

  const life = new AbortController();
  const reasons = new Set<Reason>();
  let shown = 0;
  let turning: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const placeOf = (slide: HTMLElement) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0);

  function mark(index: number) {
    shown = index;
    for (const [place, dot] of dots.entries()) dot.setAttribute("aria-current", String(place === index));
  }

  /** Wraps around at both ends. */
  function goTo(index: number) {
    mark((index + slides.length) % slides.length);
    const slide = slides[shown];
    if (slide) track?.scrollTo({ left: placeOf(slide) });
  }

  /** Selects the nearest slide after a swipe. During movement, that would be any of the slides it passes. */
  function settle() {
    const distances = slides.map((slide) => Math.abs(placeOf(slide) - (track?.scrollLeft ?? 0)));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest === shown) return;
    mark(nearest);
    restart();
  }

  function restart() {
    clearInterval(turning);
    const playing = reasons.size === 0;
    turning = playing ? setInterval(() => goTo(shown + 1), turnEveryMs) : undefined;
    track?.setAttribute("aria-live", playing ? "off" : "polite");
  }

  function hold(reason: Reason, held: boolean) {
    if (reasons.has(reason) === held) return;
    if (held) reasons.add(reason);
    else reasons.delete(reason);
    if (reason === "asked") {
      region.toggleAttribute("data-paused", held);
      button?.setAttribute("aria-label", held ? carousel.play : carousel.pause);
    }
    restart();
  }

  function press({ target }: Event) {
    const pressed = target instanceof Element ? target.closest("button") : null;
    const turn = pressed?.dataset.turn;
    if (turn === "pause") hold("asked", !reasons.has("asked"));
    else if (pressed) {
      goTo(turn ? shown + Number(turn) : dots.indexOf(pressed));
      restart();
    }
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
    settling = setTimeout(settle, settledAfterMs);
  });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) hold("asked", true);
  restart();

  return () => {
    life.abort();
    clearInterval(turning);
    clearTimeout(settling);
  };
}
