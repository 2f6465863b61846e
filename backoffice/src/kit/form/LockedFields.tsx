import { Box, type SxProps } from "@mui/material";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import { useDesk } from "../desk/deskContext.ts";
import { t } from "../language/t.ts";
import { FormNotice } from "./FormNotice.tsx";

const noteOf = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-describedby") ?? "");

/**
 * Scrolls to the topmost invalid field, or to its error when the field is taller than the window. Returns false when
 * there is none.
 */
export function focusFirstError(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const shown = field && field.offsetHeight > innerHeight ? noteOf(field) : field;
  shown?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
  return Boolean(field);
}

/**
 * After a refused submit, moves the focus to the first invalid field, or else back to the element that lost it to the
 * lock.
 */
function useFocusAfterSave(within: RefObject<HTMLElement | null>): void {
  const { isSubmitting } = useFormState();
  const held = useRef<Element | null>(null);
  // Runs before the browser notices that the focused field is locked.
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

type LockedFieldsProps = Readonly<{ isLocked?: boolean; sx?: SxProps | undefined; children: ReactNode }>;

/** The inputs of a form. They are locked while it is being saved, since input in the meantime would be lost. */
export function LockedFields({ isLocked = false, sx, children }: LockedFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const { isSubmitting } = useFormState();
  useFocusAfterSave(fields);
  return (
    <Box ref={fields} inert={isSubmitting || isLocked} aria-busy={isSubmitting} {...(sx && { sx })}>
      {children}
    </Box>
  );
}

/** Tells those who have scrolled past the notice, too, that nothing can be typed. */
const dimmed = { opacity: 0.5 };

/** The inputs of a record's form. They are locked while another tab of the account holds the record, too. */
export function DeskFields({ children }: Readonly<{ children: ReactNode }>) {
  const { isElsewhere, continueHere } = useDesk().draft;
  const notify = useNotify();
  const goOn = () => {
    // The page is loaded anew, which would show the browser's own error.
    if (navigator.onLine) continueHere();
    else notify(t("The server cannot be reached."), { type: "warning" });
  };
  return (
    <>
      {isElsewhere && (
        <FormNotice severity="info" actions={[{ label: t("Continue here"), act: goOn }]}>
          {t("You are editing this in another tab.")}
        </FormNotice>
      )}
      <LockedFields isLocked={isElsewhere} sx={isElsewhere ? dimmed : undefined}>
        {children}
      </LockedFields>
    </>
  );
}
