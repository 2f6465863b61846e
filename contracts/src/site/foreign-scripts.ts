export const foreignLimits = { hostsCount: 20, codeMax: 20_000 } as const;

/** The scripts of other companies: the hosts that a page may talk to, and the code that starts the scripts. */
export type ForeignScripts = Readonly<{ hosts: readonly string[]; code: string }>;

export const noForeignScripts: ForeignScripts = { hosts: [], code: "" };

/** The event by which a page tells foreign scripts of an order or question; its detail is `{ kind, package }`. */
export const orderEvent = "etalase:order";

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
// The last part of a name has a letter, unlike that of an address of digits.
const exactHost = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+(?=[a-z0-9-]*[a-z])${label}$`);

/** Takes an address that was copied whole: "https://Connect.Facebook.net/" is the host "connect.facebook.net". */
export const cleanHost = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https:\/\/([^/]*)\/?$/, "$1");

export const isExactHost = (host: string): boolean => exactHost.test(host);

const comment = /<!--[\s\S]*?(?:-->|$)/g;
const elsewhere = /<(noscript|iframe|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const element = /<script\b([^>]*)>([\s\S]*?)(?:<\/script\s*>|$)/gi;
const source = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

const loading = (src: string) =>
  `document.head.append(Object.assign(document.createElement("script"), { async: true, src: ${JSON.stringify(src)} }));`;

/**
 * Takes the JavaScript out of the HTML that providers ask owners to paste: a script with an address becomes code that
 * loads it. JavaScript alone stays as it is.
 */
export function scriptIn(pasted: string): string {
  if (!/<script\b/i.test(pasted)) return pasted;
  const scripts = pasted.replace(comment, "").replace(elsewhere, "").matchAll(element);
  return [...scripts]
    .flatMap(([, attributes = "", code = ""]) => {
      const [, ...quoted] = source.exec(attributes) ?? [];
      const src = quoted.find(Boolean)?.replace(/&amp;/g, "&");
      return [src ? loading(src) : "", code.trim()].filter(Boolean);
    })
    .join("\n");
}
