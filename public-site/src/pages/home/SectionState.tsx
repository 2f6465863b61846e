import type { ReactNode } from "react";
import { homeOf, useSite, useWords } from "../../site/site.ts";
import { home as homeWords } from "./copy.ts";
import type { Loaded } from "./data.ts";

type SectionStateProps<T> = Readonly<{
  of: Loaded<T>;
  sentences: Readonly<{ loading: string; failed: string; empty: string }>;
  /** The class of the sentence; differs from the usual one when the section already sets its width. */
  className?: string;
  /** Renders the items; never called with none. */
  children: (items: readonly T[]) => ReactNode;
}>;

/** Shows a section's content, or a sentence that explains why there is none. */
export function SectionState<T>({ of, sentences, className = "wrap state-line", children }: SectionStateProps<T>) {
  const home = useWords(homeWords);
  const site = useSite();
  if (of.state === "ready" && of.items.length > 0) return children(of.items);
  if (of.state === "failed")
    return (
      <div className={className} role="alert">
        <p>{sentences.failed}</p>
        {/* With scripts, the click reloads the current page instead: see `enhanceHome`. */}
        <a className="button button-line" href={homeOf(site)} data-retry>
          {home.retry}
        </a>
      </div>
    );
  return (
    <p className={className} role="status">
      {of.state === "loading" ? sentences.loading : sentences.empty}
    </p>
  );
}
