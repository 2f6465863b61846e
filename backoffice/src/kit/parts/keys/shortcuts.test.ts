import { expect, test } from "vitest";
import { isTyping } from "./shortcuts.ts";

const made = (html: string) => {
  const body = document.createElement("div");
  body.innerHTML = html;
  return body.firstElementChild;
};

test.each(["<input>", '<input type="search">', '<input type="date">', "<textarea></textarea>", "<select></select>"])(
  "keys are typed into %s",
  (html) => expect(isTyping(made(html))).toBe(true),
);

test.each(['<input type="checkbox">', '<input type="checkbox" role="switch">', '<input type="radio">', "<a></a>"])(
  "keys on %s are no text",
  (html) => expect(isTyping(made(html))).toBe(false),
);
