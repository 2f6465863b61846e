/**
 * The score that Mozilla's HTTP Observatory gives an https site for the headers and scripts of one answer, by the rules
 * of its version 5: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Its own code brings a
 * server, a database and a browser's DOM, which is too much for a sum. Cookies are left out, since pages set none.
 */
export type Answer = Readonly<{ headers: Readonly<Record<string, string | undefined>>; html: string }>;

type Policy = ReadonlyMap<string, readonly string[]>;

const policyOf = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  );

const isBroad = (source: string) => /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/.test(source);
const isInline = (source: string) => source === "'unsafe-inline'" || source === "data:";
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
const passive = ["img-src", "media-src"];

/** Browsers ignore 'unsafe-inline' beside a hash. */
const heeded = (sources: readonly string[]) =>
  sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

function policyPoints(text: string | undefined): number {
  if (!text) return -25;
  const policy = policyOf(text);
  const sourcesOf = (name: string) => heeded(policy.get(name) ?? policy.get("default-src") ?? ["*"]);
  const [scripts, styles, objects] = ["script-src", "style-src", "object-src"].map(sourcesOf);
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (scripts?.some((source) => isBroad(source) || isInline(source)) || objects?.some(isBroad)) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (styles?.some((source) => isBroad(source) || isInline(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

function transportPoints(header: string | undefined): number {
  const [, seconds] = /(?:^|;\s*)max-age=(\d+)/.exec(header ?? "") ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < 180 * 24 * 60 * 60 ? -10 : 0;
}

function framePoints(headers: Answer["headers"]): number {
  const isRefused = policyOf(headers["content-security-policy"] ?? "").has("frame-ancestors");
  return isRefused || /^(?:deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 5 : -20;
}

/** Scripts from other sites need a hash; the site's own scripts earn points for one. */
function scriptPoints(html: string, origin: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].map(([tag, src = ""]) => ({
    isOwn: new URL(src, origin).origin === origin,
    isSecure: new URL(src, origin).protocol === "https:",
    isHashed: tag.includes(" integrity="),
  }));
  const foreign = scripts.filter(({ isOwn }) => !isOwn);
  if (foreign.some(({ isHashed, isSecure }) => !isHashed && !isSecure)) return -50;
  if (foreign.some(({ isSecure }) => !isSecure)) return -20;
  if (foreign.some(({ isHashed }) => !isHashed)) return -5;
  return scripts.some(({ isHashed }) => isHashed) ? 5 : 0;
}

/** The points that each header and the scripts add to the 100 that every site starts with. */
export const observatoryPoints = ({ headers, html }: Answer, origin: string) => ({
  policy: policyPoints(headers["content-security-policy"]),
  referrer: privateReferrers.includes(headers["referrer-policy"] ?? "") ? 5 : -5,
  transport: transportPoints(headers["strict-transport-security"]),
  sniffing: headers["x-content-type-options"] === "nosniff" ? 0 : -5,
  framing: framePoints(headers),
  resources: /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
  embedding: /^(?:require-corp|credentialless)$/.test(headers["cross-origin-embedder-policy"] ?? "") ? 10 : 0,
  scripts: scriptPoints(html, origin),
});

/** Bonus points count from 90 points on. */
export function observatoryScore(answer: Answer, origin: string): number {
  const points = Object.values(observatoryPoints(answer, origin));
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 100);
  const withoutCredits = sum(points.filter((one) => one < 0));
  return withoutCredits >= 90 ? sum(points) : Math.max(withoutCredits, 0);
}
