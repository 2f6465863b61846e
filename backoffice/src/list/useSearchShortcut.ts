import { useEffect, useRef } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Elements behind a dialog or an open menu are hidden from assistive technology, those under the bulk bar are inert. */
const isReachable = (element: HTMLElement) => !element.closest("[aria-hidden='true'], [inert]");

/** "/" goes to the search field, unless it is being typed somewhere. */
export function useSearchShortcut() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target) || !field.current || !isReachable(field.current)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return field;
}
