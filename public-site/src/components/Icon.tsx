import type { IconName } from "../icons/symbols.ts";

/**
 * Draws an icon by reference: the server embeds the paths of a document's icons once, and the scripts know only names.
 * An icon that appears on a click, without navigation, must be listed among `followers` in inlineSprite.ts.
 */
export const Icon = ({ name }: Readonly<{ name: IconName }>) => (
  <svg className="icon" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
