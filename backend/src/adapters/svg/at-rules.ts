import type { AtRule, ChildNode } from "postcss";

const query = /^(?:only\s+)?(?:(all|screen|print|speech|tty|tv|projection|handheld)(?=\s|$)\s*)?(.*)$/i;
const types: readonly (string | undefined)[] = ["all", "screen", undefined];
/** The answers of a wide, light screen on which nothing moves. */
const answers: readonly (readonly [RegExp, boolean])[] = [
  [/^min-(?:device-)?(?:width|height):/, true],
  [/^max-(?:device-)?(?:width|height):/, false],
  [/^prefers-color-scheme:light$/, true],
  [/^prefers-reduced-motion(?::reduce)?$/, true],
  [/^prefers-contrast:no-preference$/, true],
  [/^forced-colors:none$/, true],
  [/^(?:prefers-|forced-colors|inverted-colors|monochrome|update:|scripting)/, false],
  [/^(?:color$|orientation:landscape$|hover|any-hover|pointer|any-pointer)/, true],
  [/^orientation:portrait$/, false],
];

const answerTo = (feature: string) =>
  answers.find(([pattern]) => pattern.test(feature.replace(/[\s()]/g, "").toLowerCase()))?.[1];

/** Returns undefined for a query that nobody can answer here. */
function isMet(text: string): boolean | undefined {
  const [, type, rest = ""] = query.exec(text.trim()) ?? [];
  const features = rest.split(/\band\b/i).filter((feature) => feature.trim() !== "");
  if (!types.includes(type?.toLowerCase())) return false;
  const met = features.map(answerTo);
  if (met.includes(false)) return false;
  return met.includes(undefined) ? undefined : true;
}

const not = /^not\s+(.*)$/i;

function isMedia(params: string): boolean | undefined {
  const all = params
    .replace(/\s+/g, " ")
    .split(",")
    .map((text) => {
      const inverted = not.exec(text.trim())?.[1];
      const met = isMet(inverted ?? text);
      return inverted === undefined || met === undefined ? met : !met;
    });
  if (all.includes(true)) return true;
  return all.includes(undefined) ? undefined : false;
}

const describing = ["font-face", "charset", "namespace", "property", "keyframes", "page", "color-profile"];
const nameOf = ({ name }: AtRule) => name.toLowerCase().replace(/^-[a-z]+-/, "");

/** Tells whether a declaration names a font that browsers know; fonts within a drawing are of another age. */
const isFontFile = (node: ChildNode) => node.type === "decl" && /url\(\s*["']?[^"'#\s]/i.test(node.value);

/**
 * Returns the rules inside an at-rule that hold for a drawing on a page, which never change; `tell` takes the word for
 * an at-rule whose effect is lost.
 */
export function rulesWithin(rule: AtRule, tell: (lost: string) => void): readonly ChildNode[] {
  const name = nameOf(rule);
  const within = rule.nodes ?? [];
  if (name === "layer") return within;
  if (name === "supports") return not.test(rule.params) ? [] : within;
  if (name === "font-face" && within.some(isFontFile)) tell("font");
  if (name === "media") {
    const isHeld = isMedia(rule.params);
    if (isHeld === undefined) tell("@media");
    return isHeld ? within : [];
  }
  if (!describing.includes(name)) tell(/^[a-z-]{1,30}$/.test(name) ? `@${name}` : "unknown rules");
  return [];
}
