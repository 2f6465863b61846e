/** Inputs without text, whose keys are not letters. */
const textless = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

/** Tells whether keys are typed as text there, including its own undo, so that no shortcut may take them. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !textless.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
};
