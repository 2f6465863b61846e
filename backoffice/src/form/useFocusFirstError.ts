import { type RefObject, useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";

/** Brings the topmost refused field into view. False when there is none. */
export function focusFirstError(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
  return Boolean(field);
}

/** Does so after a refused submit, by the form's rules or the server's. */
export function useFocusFirstError(within: RefObject<HTMLElement | null>): void {
  const { isSubmitting } = useFormState();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) focusFirstError(within.current);
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, within]);
}
