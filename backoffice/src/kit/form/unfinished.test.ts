import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { refuseUnfinished } from "./unfinished.ts";

beforeAll(refuseUnfinished);
afterEach(() => document.body.replaceChildren());

/** A form with a title and a date; `badInput` stands for a date that is typed in part. */
function formWith(badInput: boolean) {
  document.body.innerHTML = '<form><input name="title"><input name="day"><button>Save</button></form>';
  const form = document.querySelector("form") as HTMLFormElement;
  const day = form.elements.namedItem("day") as HTMLInputElement;
  Object.defineProperty(day, "validity", { value: { badInput } });
  const told = vi.spyOn(day, "reportValidity").mockReturnValue(!badInput);
  const saved = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", saved);
  form.querySelector("button")?.click();
  return { day, told, saved };
}

test("a form with a date that is typed in part is not saved, and its field says so", () => {
  const { day, told, saved } = formWith(true);
  expect(saved).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(day);
});

test("a form whose fields are whole or empty is saved", () => {
  const { told, saved } = formWith(false);
  expect(saved).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});
