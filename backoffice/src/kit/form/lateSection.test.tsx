import { screen } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { lateSection } from "./lateSection.tsx";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["cannot be loaded", () => Promise.reject(new Error("no"))],
  [
    "cannot be drawn",
    async () => () => {
      throw new Error("no");
    },
  ],
])("a form works without a section that %s", async (_, load) => {
  sessionStorage.setItem("etalase:reloaded:Section", "1");
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const Section = lateSection("Section", load);
  render(
    <>
      <p>The form</p>
      <Section />
    </>,
  );
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  screen.getByText("The form");
});
