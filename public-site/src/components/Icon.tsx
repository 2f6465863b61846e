import type { IconName } from "../icons/symbols.ts";

/**
 * Drawn by reference: the server puts the paths of a document's icons into it once, the scripts know only names. An
 * icon that a click brings, without a journey, must be named among `followers` in inlineSprite.ts.
 */
export const Icon = ({ name }: Readonly<{ name: IconName }>) => (
  <svg className="icon" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
