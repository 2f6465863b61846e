import type { ScrollTarget } from "../page/page.ts";

const storageKey = "scrollPositions";

/** Listeners end when the signal is aborted. Browsers that know no signals keep theirs as long as the document. */
export type Stoppable = Readonly<{ signal: AbortSignal }>;

type Entry = Readonly<{ key: string; scrollTo?: string }>;

/** The site's custom code may have stored another state there, without a key. */
export const entryOf = (state: Entry | null): Entry => (state?.key ? state : { key: "first" });

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

const takeOver = () => {
  history.scrollRestoration = "manual";
};

/**
 * The entries of the tab's history: the current one with its address, and the scroll position of each. The browser
 * restores positions for whole documents; between pages rendered here, it would do so before the page is there.
 */
export function createEntries() {
  let positions: Record<string, number> = {};
  let key = "first";
  let address = "";

  function save() {
    positions[key] = scrollY;
  }
  function read() {
    key = entryOf(history.state).key;
    address = location.pathname + location.search;
  }
  const handBack = () => {
    history.scrollRestoration = "auto";
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  };

  return {
    /** Returns the current entry's address, and the scroll position that it was left at. */
    current: (): readonly [address: string, target: ScrollTarget] => [address, { top: positions[key] ?? 0 }],
    /** Like a browser: a link to the current page adds no entry. */
    add(url: string, section?: string) {
      save();
      key = Math.random().toString(36).slice(2);
      const entry: Entry = { key, ...(section ? { scrollTo: section } : {}) };
      if (url === address) history.replaceState(entry, "", url);
      else history.pushState(entry, "", url);
      address = url;
    },
    /** Calls `onChange` when Back or Forward leads to another address, until `options.signal` is aborted. */
    start(onChange: () => void, options: Stoppable) {
      const pop = () => {
        save();
        const left = address;
        read();
        // Otherwise only the fragment differs.
        if (address !== left) onChange();
      };
      positions = storedPositions();
      read();
      takeOver();
      addEventListener("popstate", pop, options);
      addEventListener("pagehide", handBack, options);
      addEventListener("pageshow", takeOver, options);
    },
  };
}
