import type { SiteContext } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { wordsFor } from "../site/texts.ts";
import { forgetCookies, startAnalytics, stopAnalytics } from "./analytics.ts";
import { consent as consentWords } from "./copy.ts";
import { startForeign, stopForeign } from "./foreign.ts";
import "./consent.css";

const storageKey = "analyticsConsent";
type Choice = "granted" | "denied";

/** An answer holds for those who were named: the question comes again when the owner adds a company. */
const answerOf = (choice: Choice, named: readonly string[]) => [choice, ...named].join(" ");

/** Reads the stored answer. A browser that stores nothing asks again on the next page. */
function stored(named: readonly string[]): Choice | undefined {
  try {
    const answer = localStorage.getItem(storageKey);
    return (["granted", "denied"] as const).find((choice) => answer === answerOf(choice, named));
  } catch {
    return undefined;
  }
}

function store(answer: string) {
  try {
    localStorage.setItem(storageKey, answer);
  } catch {
    // Without storage the answer holds for this page.
  }
}

type ConsentProps = Pick<SiteContext, "settings" | "foreign" | "policy" | "texts">;

function carryOut(choice: Choice | undefined, { settings: { googleAnalyticsId: id }, foreign }: ConsentProps) {
  if (choice === "granted") {
    if (id) startAnalytics(id);
    if (foreign) startForeign(foreign);
  }
  if (choice === "denied") {
    stopAnalytics(id);
    forgetCookies();
    stopForeign();
  }
}

/** Calls back when an element that asks again is pressed. Returns a function that stops it. */
function onAskAgain(ask: (asker: HTMLElement) => void) {
  const click = ({ target }: Event) => {
    const asker = target instanceof Element ? target.closest<HTMLElement>("[data-consent]") : null;
    if (asker) ask(asker);
  };
  document.addEventListener("click", click);
  return () => document.removeEventListener("click", click);
}

/** Asks whether others may count, unless already answered; elements marked `data-consent` ask again. */
function Consent({ settings, foreign, texts, policy = paths.privacyPolicy }: ConsentProps) {
  const consent = wordsFor(consentWords, { texts });
  // Who agreed to Google alone has not agreed to others, nor the other way round.
  const id = settings.googleAnalyticsId;
  const named = foreign ? ["scripts", ...(id ? ["google"] : []), ...foreign.hosts.toSorted()] : [];
  const [choice, setChoice] = useState(stored(named));
  const [isAsking, setAsking] = useState(!choice);
  // The element that reopened the question: the focus comes from there, and returns to it.
  const [asker, setAsker] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLElement>(null);

  useEffect(() => carryOut(choice, { settings, foreign }), [choice]);

  useEffect(
    () =>
      onAskAgain((asking) => {
        setAsker(asking);
        setAsking(true);
      }),
    [],
  );

  useEffect(() => {
    if (asker) box.current?.focus();
  }, [asker]);

  if (!isAsking) return null;
  const answer = (next: Choice) => () => {
    store(answerOf(next, named));
    setChoice(next);
    setAsking(false);
    asker?.focus();
    setAsker(null);
  };
  return (
    <section className="consent" aria-label={consent.label} tabIndex={-1} ref={box}>
      <p>
        {foreign ? consent.others : consent.text} <a href={policy}>{consent.more}</a>
      </p>
      <div>
        <button type="button" className="button button-line" onClick={answer("denied")}>
          {consent.refuse}
        </button>
        <button type="button" className="button button-line" onClick={answer("granted")}>
          {consent.agree}
        </button>
      </div>
    </section>
  );
}

/** Inserts the question where the keyboard comes first, after the skip link. */
export function ask(site: SiteContext) {
  const place = document.createElement("div");
  const skip = document.querySelector(".skip");
  if (skip) skip.after(place);
  else document.body.prepend(place);
  createRoot(place).render(<Consent {...site} />);
}
