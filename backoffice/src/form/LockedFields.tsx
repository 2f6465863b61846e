import { Box, type SxProps } from "@mui/material";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useFormState } from "react-hook-form";

const noteOf = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-describedby") ?? "");

/** Brings the topmost refused field into view; of one that is taller than the window, what is wrong with it. False when there is none. */
export function focusFirstError(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const shown = field && field.offsetHeight > innerHeight ? noteOf(field) : field;
  shown?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
  return Boolean(field);
}

/** After a refused submit: to the first refused field, else back to where the locked fields took the focus from. */
function useFocusAfterSave(within: RefObject<HTMLElement | null>): void {
  const { isSubmitting } = useFormState();
  const held = useRef<Element | null>(null);
  // Before the browser has noticed that the focused field can no longer be reached.
  useLayoutEffect(() => {
    if (isSubmitting) held.current = document.activeElement;
  }, [isSubmitting]);
  useEffect(() => {
    if (isSubmitting || !held.current) return;
    const refused = focusFirstError(within.current);
    const isLost = document.activeElement === document.body;
    if (!refused && isLost && held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [isSubmitting, within]);
}

/** The inputs of a form. While it is saved nobody can change them: what was typed meanwhile would be lost. */
export function LockedFields({ sx, children }: Readonly<{ sx?: SxProps; children: ReactNode }>) {
  const fields = useRef<HTMLDivElement>(null);
  const { isSubmitting } = useFormState();
  useFocusAfterSave(fields);
  return (
    <Box ref={fields} inert={isSubmitting} aria-busy={isSubmitting} {...(sx && { sx })}>
      {children}
    </Box>
  );
}
