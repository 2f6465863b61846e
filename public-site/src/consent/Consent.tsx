import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { consent } from "../content/consent.ts";
import { startAnalytics, stopAnalytics } from "./analytics.ts";
import "../styles/consent.css";

const storageKey = "analyticsConsent";
type Choice = "granted" | "denied";

/** Where nothing can be stored, one is asked again on the next page. */
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
    // It holds for this page.
  }
}

/** Asks whether Google may count, unless that is answered; elements marked `data-consent` ask again. */
function Consent({ id }: Readonly<{ id: string }>) {
  const [choice, setChoice] = useState(stored());
  const [isAsking, setAsking] = useState(!choice);

  useEffect(() => {
    if (choice === "granted") startAnalytics(id);
    if (choice === "denied") stopAnalytics(id);
  }, [choice]);

  useEffect(() => {
    const ask = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-consent]")) setAsking(true);
    };
    document.addEventListener("click", ask);
    return () => document.removeEventListener("click", ask);
  }, []);

  if (!isAsking) return null;
  const answer = (given: Choice) => () => {
    store(given);
    setChoice(given);
    setAsking(false);
  };
  return (
    <section className="consent" aria-label={consent.label}>
      <p>
        {consent.text} <a href="/privacy-policy">{consent.more}</a>
      </p>
      <div>
        <button type="button" className="btn btn-line" onClick={answer("denied")}>
          {consent.refuse}
        </button>
        <button type="button" className="btn btn-main" onClick={answer("granted")}>
          {consent.agree}
        </button>
      </div>
    </section>
  );
}

/** Puts the question at the end of the document. */
export function offerAnalytics(id: string) {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<Consent id={id} />);
}
