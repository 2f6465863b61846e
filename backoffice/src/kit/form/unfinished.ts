import { stayEvent } from "./SubmitButton.tsx";

const isUnfinished = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.willValidate && element.validity.badInput;

/**
 * Keeps forms from being saved while a date, time or number is typed only in part: its value is empty then, so it would
 * be lost without a word. The browser says what is missing, at the field. Call once.
 */
export function refuseUnfinished(): void {
  const refuse = (event: Event) => {
    const { elements } = event.target as HTMLFormElement; // only forms are submitted
    const unfinished = [...elements].find(isUnfinished);
    if (!unfinished) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    unfinished.focus();
    unfinished.reportValidity();
  };
  for (const asked of ["submit", stayEvent]) window.addEventListener(asked, refuse, true);
}
