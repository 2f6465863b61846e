/** Stands for react-admin's library of query strings (3 kB), because the values of its addresses are plain. */
export const stringify = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join("="))
    .join("&");

export const parse = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(search));
