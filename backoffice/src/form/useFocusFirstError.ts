import { type RefObject, useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";

/** After a refused submit, by the form's rules or the server's, brings the topmost refused field into view. */
export function useFocusFirstError(within: RefObject<HTMLElement | null>): void {
  const { isSubmitting } = useFormState();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      const field = within.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.scrollIntoView({ block: "center" });
      field?.focus({ preventScroll: true });
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, within]);
}
