import { useCreatePath, useResourceContext } from "react-admin";
import { useLocation } from "react-router-dom";

/** The state of a navigation to a form that returns to another screen than its list. */
export const backTo = (path: string) => ({ back: path });

/** Returns the address of the screen to which a form returns: the one that opened it, or else its list. */
export function useBack(): string {
  const list = useCreatePath()({ resource: useResourceContext(), type: "list" });
  const state: unknown = useLocation().state;
  const back = typeof state === "object" && state && "back" in state ? state.back : undefined;
  return typeof back === "string" ? back : list;
}
