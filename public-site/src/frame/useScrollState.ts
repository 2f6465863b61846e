import { useEffect, useState } from "react";

const scrollMarks = { navbarScrolled: 50, headerHides: 100, backToTop: 300 } as const;

type ScrollState = Readonly<{ scrolled: boolean; deep: boolean; hiding: boolean }>;

/** Tells which marks the visitor has scrolled past; `hiding` while scrolling down below the header's mark. */
export function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>({ scrolled: false, deep: false, hiding: false });
  useEffect(() => {
    let last = scrollY;
    const read = () => {
      const y = scrollY;
      const next = {
        scrolled: y > scrollMarks.navbarScrolled,
        deep: y > scrollMarks.backToTop,
        hiding: y > scrollMarks.headerHides && y > last,
      };
      last = y;
      setState((old) =>
        old.scrolled === next.scrolled && old.deep === next.deep && old.hiding === next.hiding ? old : next,
      );
    };
    read();
    addEventListener("scroll", read, { passive: true });
    return () => removeEventListener("scroll", read);
  }, []);
  return state;
}
