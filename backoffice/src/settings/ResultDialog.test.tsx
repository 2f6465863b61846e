import { fireEvent, screen } from "@testing-library/dom";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render, turn } from "../test/render.tsx";
import { ResultDialog } from "./ResultDialog.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(props: { success: boolean; text?: string } = { success: true }) {
  const onClose = vi.fn();
  render(<ResultDialog {...props} onClose={onClose} />);
  return onClose;
}

const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

test("has a sentence of its own for success and failure", () => {
  open();
  screen.getByRole("dialog", { name: "Operation completed successfully!" });
  open({ success: false });
  screen.getByRole("alertdialog", { name: "An error occurred. Please try again." });
});

test("says what it is given instead", () => {
  open({ success: true, text: "All done" });
  screen.getByRole("dialog", { name: "All done" });
});

test("closes after three seconds, not before", () => {
  const onClose = open();
  pass(2999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test("closes on Escape", () => {
  const onClose = open();
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ["the pointer is over it", fireEvent.mouseOver, fireEvent.mouseOut],
  ["its button has the focus", fireEvent.focusIn, fireEvent.focusOut],
] as const)("waits while %s, and goes on with the time that was left", async (_, enter, leave) => {
  const onClose = open();
  const button = screen.getByRole("button", { name: "Close" });
  pass(2000);
  enter(button);
  await turn();
  pass(10_000);
  expect(onClose).not.toHaveBeenCalled();
  leave(button);
  await turn();
  pass(999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});
