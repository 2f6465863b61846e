import type { LeadSource } from "./leads.ts";

/** The ways on which visitors come that have many spellings; any other way is named by its host. */
export const channels = ["google", "instagram", "facebook", "tiktok", "whatsapp", "ai", "direct", "staff"] as const;
export type Channel = (typeof channels)[number];

/** The channels that have the same name in every language. */
export const channelNames = {
  google: "Google",
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
} as const satisfies Partial<Record<Channel, string>>;

/** The name under which all sources of a day are counted that are too many to count by name. */
export const otherNames = "lain-lain";

/** The words with which owners mark their links, and the name of direct visits in stored counts. */
const words: Readonly<Record<Channel, string>> = {
  google: "google googleads adwords gads gmb gbp gmaps maps",
  instagram: "instagram insta ig",
  facebook: "facebook fb meta messenger",
  tiktok: "tiktok tt",
  whatsapp: "whatsapp whatsap wa wag",
  ai: "ai chatgpt openai gpt gemini bard perplexity claude copilot deepseek grok",
  direct: "direct langsung none",
  staff: "staff",
};

/** Domains, whose subdomains count as well; the first channel that fits is taken. */
const domains: readonly (readonly [Channel, string])[] = [
  [
    "ai",
    "chatgpt.com openai.com gemini.google.com bard.google.com perplexity.ai claude.ai anthropic.com " +
      "copilot.microsoft.com copilot.com deepseek.com grok.com meta.ai",
  ],
  ["google", "goo.gl g.co g.page googleadservices.com googlesyndication.com doubleclick.net"],
  ["instagram", "instagram.com ig.me"],
  ["facebook", "facebook.com fb.com fb.me fb.watch messenger.com m.me"],
  ["tiktok", "tiktok.com zhiliaoapp.com ss.com"],
  ["whatsapp", "whatsapp.com whatsapp.net wa.me"],
];

const byWord = new Map(
  channels.flatMap((channel) => words[channel].split(" ").map((word) => [word, channel] as const)),
);
const byDomain = domains.map(([channel, names]) => [channel, names.split(" ")] as const);

/** Only real domains of countries: google.example.com is somebody else's. */
const google = /(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$/;

/** Apps of assistants whose packages bear the name of a company with other apps. */
const assistants = /^com\.(google\.android\.apps\.bard|microsoft\.(copilot|bing.*))\b/;

/** The domain in the name of an Android app, which is written backwards: com.instagram.android. */
function unpackaged(host: string): string {
  const [first = "", second = ""] = host.split(".");
  const isPackage = /^(com|org|net|ai)\.[\w-]+(\.|$)/.test(host) && !/\.(com|org|net|id|ai)$/.test(host);
  return isPackage ? `${second}.${first}` : host;
}

function channelOfHost(host: string): string {
  if (assistants.test(host)) return "ai";
  const domain = unpackaged(host);
  const isIn = (name: string) => domain === name || domain.endsWith(`.${name}`);
  const found = byDomain.find(([, names]) => names.some(isIn));
  return found?.[0] ?? (google.test(domain) ? "google" : domain.replace(/^www\./, ""));
}

/** The channel of a source's stored name: the utm_source of a link, a host, or the name of an app. */
export function channelOf(name: string): string {
  const plain = name.trim().toLowerCase();
  const host = (plain.includes("://") && URL.parse(plain)?.hostname) || plain.replace(/[/:].*$/, "");
  if (/^[\w-]+(\.[\w-]+)+$/.test(host)) return channelOfHost(host);
  const letters = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return byWord.get(letters.join("")) ?? byWord.get(letters[0] ?? "") ?? (plain || "direct");
}

type FoundBy = Pick<LeadSource, "utmSource" | "referrer">;

/** The stored name of a visitor's source: that of the link, else the host of the page with the link, else nothing. */
export const rawSourceOf = ({ utmSource, referrer }: FoundBy): string => utmSource || URL.parse(referrer)?.host || "";

/** The channel on which a visitor or lead came. */
export const sourceOf = (source: FoundBy): string => channelOf(rawSourceOf(source));
