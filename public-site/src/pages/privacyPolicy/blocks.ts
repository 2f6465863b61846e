import type { SiteContext } from "@etalase/contracts/public-api";
import { phoneHref } from "@etalase/contracts/text/phone";
import { escapeHtml } from "../../content/escapeHtml.ts";
import { fill, wordsFor } from "../../site/texts.ts";
import { privacy } from "./copy.ts";
import { type Agreed, storedData } from "./storedData.ts";

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => element("p", text)).join("");

/** Names the data controller, as far as the settings tell. */
function controller({ settings: { siteName, contactEmail, contactPhone, address } }: SiteContext): string {
  const lines = [
    element("b", siteName),
    address ? element("span", address) : "",
    contactEmail ? link(`mailto:${contactEmail}`, contactEmail) : "",
    contactPhone ? link(phoneHref(contactPhone), contactPhone) : "",
  ];
  return `<address class="controller">${lines.join("")}</address>`;
}

const agreedOf = ({ settings, foreign }: SiteContext): readonly Agreed[] => [
  ...(settings.googleAnalyticsId ? (["analytics"] as const) : []),
  ...(foreign ? (["foreign"] as const) : []),
];

/** Every kind of stored data with its purpose, its basis and how long it is kept; folded, since it is long. */
function storedList(site: SiteContext): string {
  const { label, ...names } = wordsFor(privacy, site).stored;
  const fact = (name: string, text: string) => `<dd>${element("b", name)} ${element("span", text)}</dd>`;
  const kinds = storedData(agreedOf(site), site).map(({ what, why, basis, keptFor }) => {
    const facts = [fact(names.why, why), fact(names.basis, basis), fact(names.keptFor, keptFor)];
    return `<div>${element("dt", what)}${facts.join("")}</div>`;
  });
  return `<details class="stored">${element("summary", label)}<dl>${kinds.join("")}</dl></details>`;
}

/** The counters that wait for consent, and a button that reopens the question, which listens to it. */
function consent(site: SiteContext): string {
  const agreed = agreedOf(site);
  if (agreed.length === 0) return "";
  const { browser } = wordsFor(privacy, site);
  const button = `<button type="button" class="button button-line" data-consent>${escapeHtml(browser.change)}</button>`;
  return paragraphs(agreed.map((counter) => browser[counter])) + button;
}

function thirdParties(site: SiteContext): string {
  const { foreign, speedInsightsUrl } = site;
  const { others } = wordsFor(privacy, site);
  const hosts = new Intl.ListFormat("id").format(foreign?.hosts.length ? foreign.hosts : [others.name]);
  const elsewhere = { analytics: others.analytics, foreign: fill(others.foreign, { hosts }) };
  return paragraphs([
    ...agreedOf(site).map((counter) => elsewhere[counter]),
    ...(speedInsightsUrl ? [others.measuring] : []),
  ]);
}

const blocks = { controller, storedData: storedList, consent, thirdParties } as const;
type Block = keyof typeof blocks;

const names = Object.keys(blocks).join("|");
/** A paragraph of a block's own, or its name within other words, where it has no room. */
const places = () => new RegExp(`<p(?: id="[^"]*")?>\\s*\\{(${names})\\}\\s*</p>|\\{(?:${names})\\}`, "g");

/**
 * Puts the parts that follow from the settings into the page's text. The law asks for them, so the end of the text has
 * those without a place of their own.
 */
export function withBlocks(html: string, site: SiteContext): string {
  const placed = new Set<string>();
  const text = html.replaceAll("{siteName}", () => escapeHtml(site.settings.siteName));
  const body = text.replace(places(), (_whole, name?: Block) => {
    if (name) placed.add(name);
    return name ? blocks[name](site) : "";
  });
  const rest = (Object.keys(blocks) as Block[]).filter((name) => !placed.has(name));
  return body + rest.map((name) => blocks[name](site)).join("");
}
