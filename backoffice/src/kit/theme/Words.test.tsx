import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { render } from "../../test/render.tsx";
import { Note } from "./Words.tsx";

test("a word can be another element, with its attributes", () => {
  render(
    <Note component="label" htmlFor="name">
      Name
    </Note>,
  );
  const label = screen.getByText("Name");
  expect(label.tagName).toBe("LABEL");
  expect(label.getAttribute("for")).toBe("name");
});
