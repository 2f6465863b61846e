import { useEffect } from "react";
import { Logo } from "../frame/Logo.tsx";
import type { FrameProps } from "../page/page.ts";
import { account } from "./copy.ts";
import { prefetchDashboard } from "./prefetchDashboard.ts";
import "./account.css";

const Windows = () => (
  <svg className="account-art" viewBox="0 0 660 500" aria-hidden="true">
    <use href="#art-windows" />
  </svg>
);

/** The shop window on one side, the page's content on the other. */
export function AccountFrame({ children }: Pick<FrameProps, "children">) {
  useEffect(prefetchDashboard, []);
  return (
    <div className="account">
      <header className="account-side">
        <Logo labelOf={account.toHome} />
        <Windows />
        <div className="account-words">
          <p className="account-tagline">
            {account.tagline[0]}
            <br />
            {account.tagline[1]}
          </p>
          <p>{account.taglineText}</p>
        </div>
      </header>
      <main id="isi" tabIndex={-1} className="account-main">
        <div className="account-box">{children}</div>
      </main>
    </div>
  );
}
