import { dashboardLanguages, languageNames } from "@etalase/contracts/auth";
import { languageParam } from "@etalase/contracts/site/page-language";
import { paths } from "@etalase/contracts/site/paths";
import { useEffect } from "react";
import { Logo } from "../frame/Logo.tsx";
import type { FrameProps } from "../page/page.ts";
import { chooseLanguage } from "./session.ts";
import { useAccount } from "./useAccount.ts";
import "./account.css";

/** The choice of the page's language. The target makes each a link to a document, since the words come within it. */
function LanguageLinks() {
  const { language, languages } = useAccount();
  return (
    <nav className="account-languages" aria-label={languages}>
      {dashboardLanguages.map((one) => (
        <a
          key={one}
          href={`?${languageParam}=${one}`}
          lang={one}
          hrefLang={one}
          target="_self"
          onClick={() => chooseLanguage(one)}
          aria-current={one === language ? "true" : undefined}
        >
          {languageNames[one]}
        </a>
      ))}
    </nav>
  );
}

const Windows = () => (
  <svg className="account-art" viewBox="0 0 660 500" aria-hidden="true">
    <use href="#art-windows" />
  </svg>
);

const assetOf = /"(\/\w+\/assets\/[^"]+\.(?:js|css))"/g;

/**
 * Fetches the shell and the assets that it names. Links could not prefetch them: this page's policy allows only its own
 * scripts.
 */
async function prefetch(signal: AbortSignal) {
  // Read completely, so that the browser caches it.
  const read = async (path: string) => (await fetch(path, { signal, priority: "low" })).text();
  const shell = await read(paths.dashboard);
  await Promise.all([...shell.matchAll(assetOf)].map(([, asset = ""]) => read(asset)));
}

/** Only some browsers report whether the user asked to save data. */
type Telling = Navigator & { connection?: { saveData?: boolean } };

/**
 * Prefetches the dashboard's first page, once this one is loaded and the browser is idle. Not for users who save data,
 * since they may not sign in at all.
 */
function prefetchDashboard(): (() => void) | undefined {
  if ((navigator as Telling).connection?.saveData) return;
  const stop = new AbortController();
  const { signal } = stop;
  // Only a head start: the dashboard itself reports failures.
  const start = () => void prefetch(signal).catch(() => undefined);
  // Safari has no idle callbacks.
  const whenIdle = () => void (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { signal });
  return () => stop.abort();
}

type AccountFrameProps = Pick<FrameProps, "children"> &
  Readonly<{
    /** The page has a form as it was sent, which a page in another language would lose. */
    isRefused?: boolean;
  }>;

/** The shop window on one side, the page's content on the other. */
export function AccountFrame({ children, isRefused = false }: AccountFrameProps) {
  const { toHome, tagline, taglineText } = useAccount();
  useEffect(prefetchDashboard, []);
  return (
    <div className="account">
      <header className="account-side">
        <Logo label={toHome} />
        <Windows />
        <div className="account-words">
          <p className="account-tagline">
            {tagline[0]}
            <br />
            {tagline[1]}
          </p>
          <p>{taglineText}</p>
        </div>
      </header>
      {isRefused ? null : <LanguageLinks />}
      <main id="isi" tabIndex={-1} className="account-main">
        <div className="account-box">{children}</div>
      </main>
    </div>
  );
}
