import type { ClipboardEvent } from "react";

const ends = /[,;\t\r\n]/;

/** Splits a text at commas, semicolons and line ends. */
export const piecesOf = (text: string): string[] =>
  text
    .split(ends)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Tells whether a text contains a separator, and so is complete. */
export const isEnded = (text: string): boolean => ends.test(text);

/** Returns a field's content as the browser would paste the text into it. */
export function afterPaste({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): string {
  return value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);
}

/**
 * Returns a field's content after a text of several pieces is pasted into it, or undefined when the browser can paste
 * the text itself: a single-line field would join the lines without a separator.
 */
export function pasted(event: ClipboardEvent<HTMLElement>): string | undefined {
  const text = event.clipboardData.getData("text/plain");
  if (!isEnded(text) || !(event.target instanceof HTMLInputElement)) return undefined;
  event.preventDefault();
  return afterPaste(event.target, text);
}
