import { Tooltip } from "@mui/material";
import { useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { BusyButton } from "../parts/BusyButton.tsx";

/** As the button's `aria-keyshortcuts` says it. */
const saveKeys = "Control+S Meta+S";

/** As its tooltip says it. */
const saveHint = () => (/Mac|iP/.test(navigator.platform) ? "Save: ⌘S" : "Save: Ctrl+S");

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
function useSaveShortcut() {
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

/** Saves the form it stands in, by its shortcut too, and says while it does. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  const button = useSaveShortcut();
  return (
    <Tooltip title={isSubmitting ? "" : saveHint()} describeChild>
      <BusyButton ref={button} type="submit" variant="contained" busy={isSubmitting} aria-keyshortcuts={saveKeys}>
        {isSubmitting ? "Saving..." : label}
      </BusyButton>
    </Tooltip>
  );
}
