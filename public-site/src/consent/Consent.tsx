import { paths } from "@etalase/contracts/site/paths";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { startAnalytics, stopAnalytics } from "./analytics.ts";
import { consent } from "./copy.ts";
import "./consent.css";

const storageKey = "analyticsConsent";
type Choice = "granted" | "denied";

/** Reads the stored answer. A browser that stores nothing asks again on the next page. */
function stored(): Choice | undefined {
  try {
    const choice = localStorage.getItem(storageKey);
    return choice === "granted" || choice === "denied" ? choice : undefined;
  } catch {
    return undefined;
  }
}

function store(choice: Choice) {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the answer holds for this page.
  }
}

/** Asks whether Google may count, unless already answered; elements marked `data-consent` ask again. */
function Consent({ id }: Readonly<{ id: string }>) {
  const [choice, setChoice] = useState(stored());
  const [isAsking, setAsking] = useState(!choice);
  // The element that reopened the question: the focus comes from there, and returns to it.
  const [asker, setAsker] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (choice === "granted") startAnalytics(id);
    if (choice === "denied") stopAnalytics(id);
  }, [choice]);

  useEffect(() => {
    const ask = ({ target }: Event) => {
      const asking = target instanceof Element ? target.closest<HTMLElement>("[data-consent]") : null;
      if (!asking) return;
      setAsker(asking);
      setAsking(true);
    };
    document.addEventListener("click", ask);
    return () => document.removeEventListener("click", ask);
  }, []);

  useEffect(() => {
    if (asker) box.current?.focus();
  }, [asker]);

  if (!isAsking) return null;
  const answer = (given: Choice) => () => {
    store(given);
    setChoice(given);
    setAsking(false);
    asker?.focus();
    setAsker(null);
  };
  return (
    <section className="consent" aria-label={consent.label} tabIndex={-1} ref={box}>
      <p>
        {consent.text} <a href={paths.privacyPolicy}>{consent.more}</a>
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
export function offerAnalytics(id: string) {
  const place = document.createElement("div");
  const skip = document.querySelector(".skip");
  if (skip) skip.after(place);
  else document.body.prepend(place);
  createRoot(place).render(<Consent id={id} />);
}
