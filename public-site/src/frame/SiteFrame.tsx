import { Icon } from "../components/Icon.tsx";
import type { FrameProps } from "../page/page.ts";
import { BottomNav } from "./BottomNav.tsx";
import { frame } from "./copy.ts";
import { Navbar } from "./Navbar.tsx";
import { useScrollState } from "./useScrollState.ts";
import "./site.css";

/** The parts around a page that change with it; the top bar and the footer never change (see `Shell`). */
export function SiteFrame({ kind, path, busy, children }: FrameProps) {
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
