type Said = Readonly<{ prop: string; value: string; important?: boolean }>;

const font =
  /^((?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]00)\s+){0,4})([\d.]+[a-z%]{0,4})(?:\s*\/\s*[\w.%]+)?\s+(.+)$/i;

function ofFont(value: string): readonly (readonly [string, string])[] {
  const [, styles = "", size = "", family = ""] = font.exec(value) ?? [];
  if (!size) return [];
  const style = /\b(?:italic|oblique)\b/i.exec(styles)?.[0];
  const weight = /\b(?:bold|bolder|lighter|[1-9]00)\b/i.exec(styles)?.[0];
  return [
    ["font-style", style ?? "normal"],
    ["font-weight", weight ?? "normal"],
    ["font-size", size],
    ["font-family", family],
  ];
}

/** The properties that a value of a shorthand sets. */
const shorthands = new Map<string, (value: string) => readonly (readonly [string, string])[]>([
  ["font", ofFont],
  ["marker", (value) => ["marker-start", "marker-mid", "marker-end"].map((name) => [name, value] as const)],
  ["background", (value) => [["background-color", value]]],
]);

/** Returns the declarations with each shorthand in its parts. */
export const expanded = (declarations: readonly Said[]): readonly Said[] =>
  declarations.flatMap((said) => {
    const parts = shorthands.get(said.prop.toLowerCase())?.(said.value.trim());
    return parts ? parts.map(([prop, value]) => ({ ...said, prop, value })) : [said];
  });
