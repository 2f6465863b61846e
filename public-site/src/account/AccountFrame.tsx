import { useEffect } from "react";
import { Logo } from "../frame/Logo.tsx";
import type { FrameProps } from "../page/page.ts";
import { account } from "./copy.ts";
import { prefetchDashboard } from "./prefetchDashboard.ts";
import "./account.css";

const Windows = () => (
  <svg className="acc-art" viewBox="0 0 660 500" aria-hidden="true">
    <use href="#art-windows" />
  </svg>
);

/** The shop window on one side, the page's own matter on the other. */
export function AccountFrame({ children }: Pick<FrameProps, "children">) {
  useEffect(prefetchDashboard, []);
  return (
    <div className="acc">
      <header className="acc-side">
        <Logo labelOf={account.toHome} />
        <Windows />
        <div className="acc-say">
          <p className="acc-tag">
            {account.tagline[0]}
            <br />
            {account.tagline[1]}
          </p>
          <p>{account.taglineText}</p>
        </div>
      </header>
      <main id="isi" tabIndex={-1} className="acc-main">
        <div className="acc-box">{children}</div>
      </main>
    </div>
  );
}
