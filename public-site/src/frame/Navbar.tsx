import type { ShownEntry, SiteContext } from "@etalase/contracts/public-api";
import { ownPagePath, type SiteLanguage, sectionPath } from "@etalase/contracts/site/paths";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { homeOf, useSite, useWords } from "../site/site.ts";
import { wordsFor } from "../site/texts.ts";
import { frame as frameWords } from "./copy.ts";
import { Logo } from "./Logo.tsx";
import { type Section, sectionOfPath, sectionsOf } from "./sections.ts";
import { sectionNames } from "./sectionsCopy.ts";

type MenuLink = Readonly<{
  /** A section's id, or the path of a page: the place that `aria-current` marks. */
  id: string;
  label: string;
  href: string;
  /** The language to which the link leads, where it is the other one. */
  language?: SiteLanguage | undefined;
}>;

/** An entry of the navbar; only sections have an id of their own. */
function linkOf(entry: ShownEntry, site: SiteContext): MenuLink {
  if (typeof entry === "string")
    return {
      id: entry,
      label: wordsFor(sectionNames, site)[entry as Section["id"]],
      href: sectionPath(entry, homeOf(site)),
    };
  if (!("url" in entry)) {
    const href = ownPagePath(entry.slug, site.language);
    return { id: href, label: entry.title, href };
  }
  const { label, url, language } = { language: undefined, ...entry };
  return { id: url, label, href: url, language };
}

const linksOf = (site: SiteContext) =>
  (site.menu?.navbar ?? sectionsOf(site).flatMap(({ id }) => (id === "home" ? [] : id))).map((entry) =>
    linkOf(entry, site),
  );

/** Manages a menu; it closes on Escape, which returns the focus to its button, and on a click or focus outside. */
function useMenu(path: string) {
  const [openOn, setOpenOn] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  // A menu opened on one page is closed on the next.
  const isOpen = openOn === path;
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (event.target instanceof Node && event.type !== "keydown" && bar.current?.contains(event.target)) return;
      setOpenOn(undefined);
      if (event.type === "keydown") bar.current?.querySelector("button")?.focus();
    };
    addEventListener("keydown", close);
    document.addEventListener("click", close);
    document.addEventListener("focusin", close);
    return () => {
      removeEventListener("keydown", close);
      document.removeEventListener("click", close);
      document.removeEventListener("focusin", close);
    };
  }, [isOpen]);
  return { bar, isOpen, setOpen: (open: boolean) => setOpenOn(open ? path : undefined) };
}

export function Navbar({ path, scrolled, away }: Readonly<{ path: string; scrolled: boolean; away: boolean }>) {
  const frame = useWords(frameWords);
  const site = useSite();
  const { bar, isOpen, setOpen } = useMenu(path);
  const links = linksOf(site);
  const classes = ["nav", scrolled && "scrolled", away && !isOpen && "away", isOpen && "open"];
  return (
    <header className={classes.filter(Boolean).join(" ")} ref={bar}>
      <div className="wrap">
        <Logo />
        {links.length > 0 && (
          <button
            type="button"
            className="burger"
            aria-label={isOpen ? frame.closeMenu : frame.openMenu}
            aria-expanded={isOpen}
            aria-controls="menu"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? "x" : "menu"} />
          </button>
        )}
        <nav id="menu" aria-label={frame.mainNavigation}>
          <ul>
            {links.map(({ id, label, href, language }) => (
              <li key={id} className={id === href ? "own" : undefined}>
                <a
                  href={href}
                  lang={language}
                  hrefLang={language}
                  rel={href.startsWith("/") ? undefined : "noopener"}
                  className={id === "contact" ? "button button-ink" : undefined}
                  aria-current={(sectionOfPath(path) ?? path) === id ? "true" : undefined}
                  onClick={() => setOpen(false)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
