/** Inputs without a text: their keys are not letters of one. */
const textless = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

/** Whether keys that go there are text, or its own undo: then no shortcut may take them. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !textless.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
};
