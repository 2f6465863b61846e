import { useEffect, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import type { FrameProps } from "../page/page.ts";
import { useWords } from "../site/site.ts";
import { BottomNav } from "./BottomNav.tsx";
import { frame as frameWords } from "./copy.ts";
import { Navbar } from "./Navbar.tsx";
import "./site.css";

const scrollMarks = { navbarScrolled: 50, headerHides: 100, backToTop: 300 } as const;

type ScrollState = Readonly<{ scrolled: boolean; deep: boolean; hiding: boolean }>;

/** Tells which marks the visitor has scrolled past; `hiding` while scrolling down below the header's mark. */
function useScrollState(): ScrollState {
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

/** The parts around a page that change with it; the top bar and the footer never change (see `Shell`). */
export function SiteFrame({ kind, path, busy, children }: FrameProps) {
  const frame = useWords(frameWords);
  const { scrolled, deep, hiding } = useScrollState();
  return (
    <div className={`frame frame-${kind}`}>
      <Navbar path={path} scrolled={scrolled} away={kind === "article" && hiding} />
      <div className={busy ? "progress busy" : "progress"} aria-hidden="true" />
      <main id="isi" tabIndex={-1}>
        {children}
      </main>
      <button
        type="button"
        className={deep ? "to-top shown" : "to-top"}
        aria-label={frame.backToTop}
        onClick={() => scrollTo({ top: 0 })}
      >
        <Icon name="arrow-up" />
      </button>
      <BottomNav path={path} />
    </div>
  );
}
