import { fireEvent, screen } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanup } from "../../../test/render.tsx";
import { renderApp } from "../../../test/renderApp.tsx";
import { turnEveryMs } from "./enhanceCarousel.ts";

const button = (name: string) => screen.getByRole("button", { name });
const region = () => screen.getByRole("region", { name: "Berita terbaru" });
const track = () => region().querySelector("[aria-live]");
const wait = (ms: number) =>
  void act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () =>
  screen.getAllByRole("button", { name: /^Slide \d/ }).findIndex((dot) => dot.getAttribute("aria-current") === "true") +
  1;

const slideWidth = 500;

function changeTo(state: DocumentVisibilityState) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(state === "hidden");
  fireEvent(document, new Event("visibilitychange"));
}

function swipeTo(slide: number) {
  const slides = track();
  if (slides) slides.scrollLeft = slide * slideWidth;
  fireEvent.scroll(slides as Element); // there is one
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  // Simulates the layout, which is missing here: slides are side by side.
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return slideWidth * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("turns by itself every six seconds and wraps at the end", async () => {
  await renderApp("/");
  expect(turnEveryMs).toBe(6000);
  expect(shown()).toBe(1);
  wait(5999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(2);
  wait(3 * turnEveryMs);
  expect(shown()).toBe(1);
});

test("arrows and dots turn it, wrapping at both ends", async () => {
  await renderApp("/");
  fireEvent.click(button("Slide sebelumnya"));
  expect(shown()).toBe(4);
  fireEvent.click(button("Slide berikutnya"));
  expect(shown()).toBe(1);
  fireEvent.click(button("Slide 3"));
  expect(shown()).toBe(3);
});

test.each([
  ["hovered", () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
  ["focused", () => fireEvent.focusIn(button("Slide 2")), () => fireEvent.focusOut(button("Slide 2"))],
  ["in a hidden tab", () => changeTo("hidden"), () => changeTo("visible")],
  ["touched", () => fireEvent.touchStart(region()), () => fireEvent.touchEnd(region())],
])("stands still while it is %s", async (_how, begin, end) => {
  await renderApp("/");
  begin();
  wait(3 * turnEveryMs);
  expect(shown()).toBe(1);
  expect(track()?.getAttribute("aria-live")).toBe("polite");
  end();
  wait(turnEveryMs);
  expect(shown()).toBe(2);
  expect(track()?.getAttribute("aria-live")).toBe("off");
});

test("its own gliding does not delay the next turn", async () => {
  await renderApp("/");
  wait(turnEveryMs);
  swipeTo(1);
  wait(turnEveryMs - 1);
  expect(shown()).toBe(2);
  wait(1);
  expect(shown()).toBe(3);
});

test("after a swipe it goes on from the slide that is shown", async () => {
  await renderApp("/");
  swipeTo(2.1);
  wait(150);
  expect(shown()).toBe(3);
  wait(turnEveryMs);
  expect(shown()).toBe(4);
});

test("the pause button stops it until it is pressed again", async () => {
  await renderApp("/");
  fireEvent.click(button("Jeda putar otomatis"));
  wait(2 * turnEveryMs);
  expect(shown()).toBe(1);
  fireEvent.click(button("Putar otomatis"));
  wait(turnEveryMs);
  expect(shown()).toBe(2);
});

test("where less motion is wanted it begins paused", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query.includes("reduced-motion") }) as MediaQueryList,
  );
  await renderApp("/");
  expect(button("Putar otomatis")).toBeTruthy();
  wait(2 * turnEveryMs);
  expect(shown()).toBe(1);
});
