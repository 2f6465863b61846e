import { compactOutlinesOf, type Lettering, type Weight } from "./lettering.ts";

const entities: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"' };
const weights: readonly Weight[] = [500, 600, 700, 800];
const anchors: readonly Lettering["anchor"][] = ["start", "middle", "end"];

/** Finer than can be seen, at the sizes that letters have in these drawings. */
const unitsOfHeight = (size: number) => (size < 60 ? 140 : 500);

function outlined(attributes: string, words: string): string {
  const given = new Map(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const size = Number(given.get("font-size"));
  const weight = weights.find((one) => String(one) === given.get("font-weight"));
  const anchor = anchors.find((one) => one === (given.get("text-anchor") ?? "start"));
  if (!weight || !anchor || !size) throw new Error(`"${words}" cannot be drawn with ${attributes}`);
  const units = unitsOfHeight(size);
  const spacing = (Number(given.get("letter-spacing") ?? 0) * units) / size;
  const text = words.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
  const d = compactOutlinesOf(text, { size: units, weight, anchor, spacing });
  const scale = Number((size / units).toFixed(4));
  return `<path transform="translate(${given.get("x")} ${given.get("y")})scale(${scale})" fill="${given.get("fill")}" d="${d}"/>`;
}

/** A drawing whose words are outlines. Those that name a font of their own, which every machine has, stay words. */
export const withOutlines = (svg: string): string =>
  svg
    .replace(/<text (?![^>]*font-family)([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) =>
      outlined(attributes, words),
    )
    .replaceAll("\n", "");
