import type { BlogFilters } from "@etalase/contracts/news";
import type { ReactNode } from "react";
import { useBlogChoice } from "./useBlogFilters.ts";

type FilterLinkProps = Readonly<{
  to: BlogFilters;
  current?: boolean;
  className?: string;
  label?: string;
  /** The link is removed once followed; keyboard users then continue at the list. */
  vanishes?: boolean;
  children: ReactNode;
}>;

/** A link to a filtered list, which is applied in place when scripts run. */
export function FilterLink({ to, current, className, label, vanishes, children }: FilterLinkProps) {
  const { choose, hrefOf } = useBlogChoice();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(to);
    const panel = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>("details[open]") : null;
    if (vanishes || panel) document.getElementById("artikel")?.focus({ preventScroll: true });
    if (!panel) return;
    // The panel is between the choice and the filtered list.
    panel.open = false;
    panel.scrollIntoView();
  };
  return (
    <a
      href={hrefOf(to)}
      className={className}
      aria-label={label}
      aria-current={current ? "true" : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
