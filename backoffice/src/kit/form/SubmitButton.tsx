import { Box } from "@mui/material";
import { useEffect, useId, useRef } from "react";
import { useFormState } from "react-hook-form";
import { useIsElsewhere } from "../desk/deskContext.ts";
import { t } from "../language/t.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { chordName, isChord } from "../parts/keys/shortcuts.ts";
import { stayEvent } from "./unfinished.ts";

/** The format of `aria-keyshortcuts`. */
const saveKeys = "Control+S Meta+S";

function save(button: HTMLButtonElement): void {
  const focused = document.activeElement;
  // Some fields commit their text on blur; an editor would lose its caret.
  if (focused instanceof HTMLElement && !focused.isContentEditable) focused.blur();
  if (button.form?.dispatchEvent(new Event(stayEvent, { bubbles: true, cancelable: true }))) button.click();
  // A refusal may have moved the focus to a field.
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true });
}

/** Saves on Ctrl+S or Cmd+S, even while typing; never behind a dialog. */
function useSaveShortcut() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isChord(event, "s")) return;
      // The browser's own "save page" is never meant here.
      event.preventDefault();
      const { current } = button;
      if (!event.repeat && current && current.ariaDisabled !== "true" && !current.closest("[aria-hidden='true']"))
        save(current);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return button;
}

type SubmitButtonProps = Readonly<{
  label: string;
  /** An effect of saving, shown below the label: it describes the button without being part of its name. */
  effect?: string;
}>;

const second = { display: "block", fontSize: ".6875rem", fontWeight: 500, lineHeight: 1.2 };

/** Saves the form around it, also by its shortcut, and says so while it does. */
export function SubmitButton({ label, effect }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const button = useSaveShortcut();
  const effectId = useId();
  if (useIsElsewhere()) return null;
  return (
    <BusyButton
      data-tip={isSubmitting ? "" : t("Save: {keys}", { keys: chordName("S") })}
      ref={button}
      type="submit"
      variant="contained"
      busy={isSubmitting}
      aria-keyshortcuts={saveKeys}
      {...(effect && !isSubmitting && { "aria-describedby": effectId })}
    >
      {isSubmitting ? (
        t("Saving...")
      ) : (
        <Box component="span" sx={{ lineHeight: 1.2 }}>
          {label}
          {effect && (
            <Box component="span" id={effectId} aria-hidden sx={second}>
              {effect}
            </Box>
          )}
        </Box>
      )}
    </BusyButton>
  );
}
