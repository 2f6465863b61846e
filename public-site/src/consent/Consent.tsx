import "./consent.css";
import type { SiteContext } from "@etalase/contracts/public-api";
import type { ForeignFile } from "@etalase/contracts/site/csp";
import { orderEvent } from "@etalase/contracts/site/foreign-scripts";
import { paths } from "@etalase/contracts/site/paths";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { linkOf } from "../router/links.ts";
import { consent } from "./copy.ts";

type Gtag = (...args: unknown[]) => void;

declare global {
  var dataLayer: unknown[] | undefined;
}

const disabledKey = (id: string) => `ga-disable-${id}`;

/**
 * Loads Google's script and starts counting. By its own settings, the script follows navigations without a page load.
 */
function startAnalytics(id: string) {
  Reflect.deleteProperty(globalThis, disabledKey(id));
  if (globalThis.dataLayer) return;
  const layer: unknown[] = [];
  globalThis.dataLayer = layer;
  // Google's script recognises commands by their type: they must be `arguments` objects.
  const gtag: Gtag = function (this: unknown) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  gtag("js", new Date());
  gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function forget(name: string, domain: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${name}=; path=/; max-age=-1${domain}`;
}

/** Stops counting when a visitor withdraws the consent. */
function stopAnalytics(id: string) {
  Object.assign(globalThis, { [disabledKey(id)]: true });
}

/** Cookies by which Google, Meta, TikTok and Microsoft recognise a browser. */
const recognises = (cookie: string) => /^_(?:ga|gid|gat|gcl|fbp|fbc|ttp|tt_|clck|clsk|uet)/.test(cookie);

/** Deletes the cookies of a site's counters. */
function forgetCookies() {
  const domains = location.hostname.split(".").map((_part, index, parts) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split("; ").filter(recognises)) {
    const [name = ""] = cookie.split("=");
    for (const domain of ["", ...domains.map((each) => `; domain=${each}`)]) forget(name, domain);
  }
}

/** Tells foreign scripts of an order or question, by an event that their code may listen to. */
const tell = (kind: string, name = "") =>
  document.dispatchEvent(new CustomEvent(orderEvent, { detail: { kind, package: name } }));

function followLink(event: MouseEvent) {
  const { lead, package: name } = linkOf(event)?.dataset ?? {};
  // The left and middle buttons open a chat, others do not.
  if (lead && event.button <= 1) tell(lead, name);
}

function followForm({ target }: SubmitEvent) {
  if (!(target instanceof HTMLFormElement) || target.id !== "pesan") return;
  const chosen = new FormData(target).get("package");
  tell("contact", typeof chosen === "string" ? chosen : "");
}

let hasStarted = false;

/** Loads the code that starts the scripts of others. */
function startForeign({ path, integrity }: ForeignFile) {
  if (hasStarted) return;
  hasStarted = true;
  document.addEventListener("click", followLink);
  document.addEventListener("auxclick", followLink);
  document.addEventListener("submit", followForm);
  document.head.append(Object.assign(document.createElement("script"), { src: path, integrity }));
}

/** A running script cannot be stopped, but the page can be loaded again without it. */
function stopForeign() {
  if (hasStarted) location.reload();
}

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

type ConsentProps = Pick<SiteContext, "settings" | "foreign" | "policy">;

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
function Consent({ settings, foreign, policy = paths.privacyPolicy }: ConsentProps) {
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
  const answer = (given: Choice) => () => {
    store(answerOf(given, named));
    setChoice(given);
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
