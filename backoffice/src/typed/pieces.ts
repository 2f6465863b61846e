import type { ClipboardEvent } from "react";

const ends = /[,;\t\r\n]/;

/** The texts that commas, semicolons or lines hold apart. */
export const piecesOf = (text: string): string[] =>
  text
    .split(ends)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Whether a text is more than one, or the end of one. */
export const isEnded = (text: string): boolean => ends.test(text);

/**
 * Returns what a field holds once a text of several pieces is pasted into it, or undefined for one that the browser can
 * paste: a field of one line would run the lines of the others together.
 */
export function pasted(event: ClipboardEvent<HTMLElement>): string | undefined {
  const text = event.clipboardData.getData("text/plain");
  if (!isEnded(text) || !(event.target instanceof HTMLInputElement)) return undefined;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.target;
  return value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);
}
