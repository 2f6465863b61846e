import { useEffect, useState } from "react";

const options = { rootMargin: "-40% 0px -40% 0px", threshold: [0, 0.2] };

/** Returns the section that fills most of the band in the middle of the window. */
const largestOf = (shares: ReadonlyMap<Element, number>) =>
  [...shares].reduce<readonly [Element | undefined, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [undefined, 0],
  )[0];

/**
 * Returns the id among `ids` whose section last crossed the middle of the window, or undefined. Also watches sections
 * that appear later.
 */
export function useActiveSection(ids: readonly string[], enabled: boolean) {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    if (!enabled) return;
    const shares = new Map<Element, number>();
    const sections = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, intersectionRect } of entries)
        shares.set(target, isIntersecting ? intersectionRect.height : 0);
      const largest = largestOf(shares);
      // Between two sections, the last one stays active. The footer continues the contact section when the page has one
      // of that name.
      if (largest) setActive(largest.id || "contact");
    }, options);
    const watch = () => {
      for (const id of ids) {
        for (const section of document.querySelectorAll(`#${id},.section-${id}`)) sections.observe(section);
      }
    };
    const additions = new MutationObserver(watch);
    additions.observe(document.body, { childList: true, subtree: true });
    watch();
    return () => {
      sections.disconnect();
      additions.disconnect();
    };
  }, [ids, enabled]);
  return [active, setActive] as const;
}
