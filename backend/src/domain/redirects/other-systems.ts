import { paths, servedPaths } from "@etalase/contracts/site/paths";

/** Addresses that WordPress and others give their own files, and where these lead here. */
const leads: readonly (readonly [pattern: RegExp, target: string])[] = [
  // Looked ahead for, since a word inside of any others would be looked for in quadratic time.
  [/^\/(?=[\w-]*sitemap)[\w-]+\.xml(?:\.gz)?(?:\?.*)?$/i, servedPaths.sitemap],
  // The feed in English has its own address, as long as there are pages in English.
  [/^(?!\/en\/)[^?]*\/(?:feed(?:\/(?:rss2?|rdf|atom))?|(?:feed|rss2?|atom)\.xml)(?:\?.*)?$/i, servedPaths.rss],
  // With a query it was any page of the earlier site.
  [/^([^?]*)\/index\.(?:php|html?)$/i, "$1"],
  [/^\/index\.php(?=\/)/i, ""],
];

/**
 * Returns where an address without a page leads, with its query, if another system has a file of its own there.
 * Undefined for any other address.
 */
export function leadOfOtherSystem(address: string): string | undefined {
  const lead = leads.find(([pattern]) => pattern.test(address));
  return lead && (address.replace(...lead) || paths.home);
}
