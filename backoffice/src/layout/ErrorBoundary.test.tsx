import { screen } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "../test/render.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

const Broken = (): never => {
  throw new Error("beyond repair");
};

const pageAt = (at: string) => (
  <ErrorBoundary at={at} fallback={(error) => <p>{String(error)}</p>}>
    {at === "/broken" ? <Broken /> : <p>whole</p>}
  </ErrorBoundary>
);

const shown = () => screen.getByRole("paragraph").textContent;

// React logs every caught error there.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test("what cannot be drawn is replaced, until the reader goes elsewhere", () => {
  const { rerender } = render(pageAt("/broken"));
  expect(shown()).toBe("Error: beyond repair");
  rerender(pageAt("/whole"));
  expect(shown()).toBe("whole");
  rerender(pageAt("/broken"));
  expect(shown()).toBe("Error: beyond repair");
});
