import { screen } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { render } from "../test/render.tsx";
import { useNow } from "./useNow.ts";

const Present = () => <output>{new Date(useNow()).toISOString()}</output>;

test("the time is the present one after a while, and after the clock was set back", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const now of ["2026-05-01T02:00:00.000Z", "2026-05-01T03:00:00.000Z", "2026-04-30T02:00:00.000Z"]) {
    vi.setSystemTime(now);
    const { unmount } = render(<Present />);
    expect(screen.getByRole("status").textContent).toBe(now);
    unmount();
  }
});
