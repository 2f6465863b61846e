import { useEffect, useState } from "react";

const options = { rootMargin: "-40% 0px -40% 0px", threshold: [0, 0.2] };

/**
 * The id among `ids` whose section last crossed the middle of the window, or undefined. Sections that appear later
 * are watched too.
 */
export function useActiveSection(ids: readonly string[], enabled: boolean) {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    if (!enabled) return;
    const sections = new IntersectionObserver((entries) => {
      const entered = entries.find((entry) => entry.isIntersecting);
      if (entered) setActive(entered.target.id);
    }, options);
    const watch = () => {
      for (const id of ids) {
        const section = document.getElementById(id);
        if (section) sections.observe(section);
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
