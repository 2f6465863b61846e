import { useStore } from "react-admin";

/** Names Ctrl+S for this machine's keyboard: with ⌘ on Apple's. */
export const chordName = (key: string): string => (/Mac|iP/.test(navigator.platform) ? `⌘${key}` : `Ctrl+${key}`);

/** Tells whether a key is pressed with Ctrl, or with ⌘ on Apple's keyboards, and with no other modifier. */
export const isChord = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * Whether "/" alone focuses the search, in this browser: speech input and shaking hands press single keys by accident
 * (WCAG 2.1.4).
 */
export const useSlash = () => useStore<boolean>("shortcuts.slash", true);

/** Inputs without text, whose keys are not letters. */
const textless = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

/** Tells whether keys are typed as text there, including its own undo, so that no shortcut may take them. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !textless.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
};
