import { useEffect, useRef } from "react";

/** As the button's `aria-keyshortcuts` says it. */
export const saveKeys = "Control+S Meta+S";

/** As its tooltip says it. */
export const saveHint = () => (/Mac|iP/.test(navigator.platform) ? "Save: ⌘S" : "Save: Ctrl+S");

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "s" && ctrlKey !== metaKey && !altKey && !shiftKey;

function press(button: HTMLButtonElement): void {
  const focused = document.activeElement;
  // Some fields take over what was typed when they are left.
  if (focused instanceof HTMLElement) focused.blur();
  button.click();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Ctrl+S or Cmd+S presses the form's submit button, also while typing; never behind a dialog. */
export function useSaveShortcut() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSave(event)) return;
      // Never the browser's own "save page", which nobody means here.
      event.preventDefault();
      const { current } = button;
      if (!event.repeat && current && current.ariaDisabled !== "true" && !current.closest("[aria-hidden='true']"))
        press(current);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return button;
}
