import { fireEvent, screen } from "@testing-library/dom";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "../test/render.tsx";
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
