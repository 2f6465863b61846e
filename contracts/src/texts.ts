/** A sentence of the public site that the owner may change. */
export type TextEntry = Readonly<{
  /** Stable, such as `home.hero.heading`. */
  key: string;
  /** The page on which it stands, such as `home`. */
  page: string;
  /** The site's own words; a name in braces stands for a value, such as `{name}`. */
  default: string;
  kind: "line" | "lines";
  /** Most characters. */
  max: number;
}>;

/** Texts that differ from their defaults, by key. */
export type TextValues = Readonly<Record<string, string>>;

/** Returns the names in braces, sorted, each once. */
export function bracesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name))].sort();
}
