import { frame } from "../content/frame.ts";
import { useScrollState } from "../hooks/useScrollState.ts";
import type { FrameProps } from "../router/page.ts";
import { BottomNav } from "./BottomNav.tsx";
import { Icon } from "./Icon.tsx";
import { Navbar } from "./Navbar.tsx";
import "../styles/site.css";

/** What surrounds the pages and moves with them; the top bar and the footer never change (see `Shell`). */
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
        className={deep ? "totop shown" : "totop"}
        aria-label={frame.backToTop}
        onClick={() => scrollTo({ top: 0 })}
      >
        <Icon name="arrow-up" />
      </button>
      <BottomNav path={path} />
    </div>
  );
}
