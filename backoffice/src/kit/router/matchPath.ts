type Pattern = string | Readonly<{ path: string; end?: boolean }>;

export type PathMatch = Readonly<{
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  /** The address without what the pattern's star stands for. */
  pathnameBase: string;
}>;

/** Reads an address by a pattern such as "/news/edit/:id" or "/news/*". */
export function matchPath(pattern: Pattern, pathname: string): PathMatch | null {
  const { path, end = true } = typeof pattern === "string" ? { path: pattern } : pattern;
  const names: string[] = [];
  const fixed = path.replace(/\/*\*?$/, "").replace(/[.+^${}()|[\]\\]/g, "\\$&");
  const source = fixed.replace(/:(\w+)/g, (_, name) => {
    names.push(name);
    return "([^/]+)";
  });
  const rest = path.endsWith("*") ? "(?:/(.*))?$" : end ? "/*$" : "(?=/|$)";
  const found = new RegExp(`^(${source})${rest}`, "i").exec(pathname);
  if (!found) return null;
  const [whole, base = "", ...values] = found;
  if (path.endsWith("*")) names.push("*");
  const params = names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]);
  return { params: Object.fromEntries(params), pathname: whole, pathnameBase: base || "/" };
}

/** Ranks patterns that match the same address: fixed words before parameters, and those before a star. */
export function rankOf(path: string): number {
  const worth = (part: string) => (part === "*" ? -2 : part.startsWith(":") ? 3 : part ? 10 : 1);
  const parts = path.replace(/^\/+/, "").split("/");
  return parts.reduce((sum, part) => sum + worth(part), parts.length);
}
