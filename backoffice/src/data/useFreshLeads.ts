import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const everyMs = 30_000;
/** A session ends after two idle hours: a tab that nobody uses must not keep it alive. */
const attendedMs = 10 * 60_000;

const uses = ["pointerdown", "pointermove", "keydown"] as const;
/** What is open over the page, such as a menu of one of the rows, and a card that is carried. */
const inHand = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-carried]";

/** What lists leads or counts them; a single lead may have a form that is being filled in. */
const listings: readonly unknown[] = ["getList", "counts", "board"];

/** Lets the inbox and its counts come anew by themselves, while somebody looks at them and has nothing in hand. */
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
