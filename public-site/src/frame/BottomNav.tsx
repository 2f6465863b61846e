import type { SiteContext } from "@etalase/contracts/public-api";
import { sectionPath } from "@etalase/contracts/site/paths";
import { useEffect, useMemo, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { homeOf, useSite, useWords } from "../site/site.ts";
import { frame as frameWords } from "./copy.ts";
import { type Section, sectionOfPath, sectionsOf } from "./sections.ts";
import { sectionNames as sectionNamesWords } from "./sectionsCopy.ts";

/** Contact is in the middle, without a label. Other sections stand in the place of those that are not there. */
function itemsOf(site: SiteContext) {
  const all = sectionsOf(site);
  const shown = [...all.filter(({ isSpare }) => !isSpare), ...all.filter(({ isSpare }) => isSpare)].slice(0, 5);
  const others = all.filter((section) => section.id !== "contact" && shown.includes(section));
  const half = Math.ceil(others.length / 2);
  return [...others.slice(0, half), ...shown.filter(({ id }) => id === "contact"), ...others.slice(half)];
}

const middleBand = { rootMargin: "-40% 0px -40% 0px", threshold: [0, 0.2] };

/** Returns the section that fills most of the band in the middle of the window. */
const largestOf = (shares: ReadonlyMap<Element, number>) =>
  [...shares].reduce<readonly [Element | undefined, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [undefined, 0],
  )[0];

/**
 * Returns the id of the item whose section last crossed the middle of the window, or undefined. Also watches sections
 * that appear later.
 */
function useActiveSection(items: readonly Section[], enabled: boolean) {
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
    }, middleBand);
    const watch = () => {
      for (const { id } of items) {
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
  }, [items, enabled]);
  return [active, setActive] as const;
}

export function BottomNav({ path }: Readonly<{ path: string }>) {
  const frame = useWords(frameWords);
  const sectionNames = useWords(sectionNamesWords);
  const site = useSite();
  const items = useMemo(() => itemsOf(site), [site]);
  const home = homeOf(site);
  const [seen, setActive] = useActiveSection(items, path === home);
  const active = path === home ? (seen ?? "home") : sectionOfPath(path);
  return (
    <nav className="bottom" aria-label={frame.bottomNavigation}>
      {items.map(({ id, icon }) => (
        <a
          key={id}
          href={sectionPath(id, home)}
          className={id === "contact" ? "middle" : undefined}
          aria-label={id === "contact" ? frame.contactUs : undefined}
          aria-current={active === id ? "true" : undefined}
          onClick={() => setActive(id)}
        >
          {id === "contact" ? (
            <span>
              <Icon name={icon} />
            </span>
          ) : (
            <>
              <Icon name={icon} />
              <span>{sectionNames[id]}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
