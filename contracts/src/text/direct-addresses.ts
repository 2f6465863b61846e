// Kept apart from `addresses.ts`, which forms load before anything is pasted.

/** Parameters that say only where a visitor came from. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|igshid)(?:=|$)/i;

/** Pages that count a click and lead on, with the parameters that hold the target. */
const wrappers: readonly (readonly [page: RegExp, targets: readonly string[]])[] = [
  [/^https?:\/\/(?:www\.)?google(?:\.[a-z]{2,3}){1,2}\/url\?/i, ["q", "url"]],
  [/^https?:\/\/lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?\?/i, ["u"]],
];

/** No link of people is longer; in one that is, a program may have put as many pages into one another as fit. */
const longest = 8192;

function targetIn(address: string): string | undefined {
  const [, names = []] = wrappers.find(([page]) => page.test(address)) ?? [];
  const { searchParams } = URL.parse(address) ?? {};
  // Search results have their words in "q", or nothing.
  return names.flatMap((name) => searchParams?.getAll(name) ?? []).find((target) => /^https?:\/\//i.test(target));
}

/** Returns an address without what other programs have put around it to count clicks. */
export function directAddress(address: string): string {
  const target = address.length > longest ? undefined : targetIn(address);
  if (target) return directAddress(target);
  const [, before = "", query, part = ""] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const parameters = query.split("&").filter((one) => !tracking.test(one));
  return `${before}${parameters.length > 0 ? `?${parameters.join("&")}` : ""}${part}`;
}

/** Makes the web addresses in a text direct. */
export const withDirectAddresses = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"]*[^\s<>"().,;:!?]/gi, (address) => directAddress(address));
