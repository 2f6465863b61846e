import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const everyMs = 30_000;
/**
 * Milliseconds of idleness after which polling stops: a session ends after two idle hours, and an unused tab must not
 * keep it alive.
 */
const attendedMs = 10 * 60_000;

const uses = ["pointerdown", "pointermove", "keydown"] as const;
/** Elements open over the page, such as a row's menu, and a card that is being dragged. */
const inHand = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-carried]";

/** The queries that list or count leads; a single lead is left out, since its form may be half filled in. */
const listings: readonly unknown[] = ["getList", "counts", "board"];

/** Refreshes the inbox and its counts while a user is present and has nothing open. */
export function useFreshLeads(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let usedAt = Date.now();
    const use = () => {
      usedAt = Date.now();
    };
    const isAttended = () => document.visibilityState === "visible" && Date.now() - usedAt < attendedMs;
    const isFree = () => queries.isMutating() === 0 && document.querySelector(inHand) === null;
    const look = () => {
      if (!isAttended() || !isFree()) return;
      void queries.invalidateQueries({
        predicate: ({ queryKey: [of, what] }) => of === "leads" && listings.includes(what),
      });
    };
    const timer = setInterval(look, everyMs);
    for (const name of uses) addEventListener(name, use, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of uses) removeEventListener(name, use);
    };
  }, [queries]);
}
