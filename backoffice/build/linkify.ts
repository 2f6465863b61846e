import type * as linkify from "linkifyjs/dist/linkify.mjs";

/**
 * Stands for the editor's detector of addresses in typed and pasted text (5 kB, most of it names of domains), which comes
 * after the editor. Until then, none is found.
 */
let detector: typeof linkify | undefined;
const coming = import("linkifyjs/dist/linkify.mjs").catch(() => undefined);

/** The editor registers the protocols of links when it begins. */
export async function registerCustomProtocol(...protocol: Parameters<typeof linkify.registerCustomProtocol>) {
  detector ??= await coming;
  detector?.registerCustomProtocol(...protocol);
}

export const reset = () => detector?.reset();
export const find = (...text: Parameters<typeof linkify.find>) => detector?.find(...text) ?? [];
export const tokenize = (text: string) => detector?.tokenize(text) ?? [];
