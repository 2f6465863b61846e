const storageKey = "scrollPositions";

type Entry = Readonly<{ key: string; scrollTo?: string }>;

/** The site's custom code may have stored another state there, without a key. */
export const entryOf = (state: Entry | null): Entry => (state?.key ? state : { key: "first" });

export const newEntry = (scrollTo?: string): Entry => ({
  key: Math.random().toString(36).slice(2),
  ...(scrollTo ? { scrollTo } : {}),
});

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Remembers the scroll position of each history entry. The browser does it for whole documents; between pages rendered
 * here, it would restore the position before the page is there.
 */
export function createScrollPositions() {
  let positions: Record<string, number> = {};
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  const handBack = () => {
    history.scrollRestoration = "auto";
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  };
  return {
    save: (key: string) => {
      positions[key] = scrollY;
    },
    of: (key: string) => positions[key] ?? 0,
    start() {
      positions = stored();
      takeOver();
      addEventListener("pagehide", handBack);
      addEventListener("pageshow", takeOver);
      return () => {
        removeEventListener("pagehide", handBack);
        removeEventListener("pageshow", takeOver);
      };
    },
  };
}

export const jumpTo = (top: number) => scrollTo({ top, behavior: "instant" });

/** Finds a section by its id, else by its class, else by the beginning of its id. */
function findSection(name: string): Element | null {
  const safe = CSS.escape(name);
  return (
    document.getElementById(name) ??
    document.querySelector(`.section-${safe}, .${safe}`) ??
    document.querySelector(`[id^="${safe}"]`)
  );
}

/** Scrolls to a section of this page, or warns when there is none of that name. */
export function scrollToSection(name: string) {
  const section = findSection(name);
  if (!section) return console.warn(`There is no section "${name}" on this page`);
  section.scrollIntoView();
  if (section instanceof HTMLElement) section.focus({ preventScroll: true });
}
