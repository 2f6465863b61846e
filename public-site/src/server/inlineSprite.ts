import { symbols } from "../icons/symbols.ts";

/** Icons that a click may show without navigation, by the icon or drawing that is there before. */
const followers: Readonly<Record<string, readonly string[]>> = {
  "i-menu": ["i-x"],
  // Suggestions below a search field.
  "i-search": ["i-arrow-right"],
  // The account pages' drawing: their forms show and hide a password, and report errors.
  "art-windows": ["i-eye-off", "i-circle-alert"],
};

/** Returns the icons and drawings of a document, each once; the browser loads others on demand. */
export function inlineSprite(body: string): string {
  const shown = [...body.matchAll(/href="#([\w-]+)"/g)].map(([, id = ""]) => id);
  const needed = new Set([...shown, ...shown.flatMap((id) => followers[id] ?? [])]);
  const wanted = symbols.filter(({ id }) => needed.has(id)).map(({ symbol }) => symbol);
  return `<svg width="0" height="0" class="sprite" aria-hidden="true">${wanted.join("")}</svg>`;
}
