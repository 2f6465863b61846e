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

/** A comment or an element that is no script, or a script with its attributes and its code. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<(noscript|iframe|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<script\b([^<>]*)>([\s\S]*?)(?:<\/script\s*>|$)/gi;
const attribute = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const isScript = (type: string) => /^(?:|module|(?:text|application)\/javascript)$/i.test(type);

/** Code that loads a script with the attributes that its company reads. */
function loading(attributes: ReadonlyMap<string, string>): string {
  const ownAttributes = [...attributes].filter(([name]) => /^(?:data-|id$|type$|crossorigin$)/.test(name));
  return [
    "{",
    '  const script = document.createElement("script");',
    ...ownAttributes.map((pair) => `  script.setAttribute(${pair.map((text) => JSON.stringify(text)).join(", ")});`),
    `  script.async = ${attributes.has("async") || attributes.has("defer")};`,
    `  script.src = ${JSON.stringify(attributes.get("src"))};`,
    "  document.head.append(script);",
    "}",
  ].join("\n");
}

/**
 * Takes the JavaScript out of the HTML that providers ask owners to paste: a script with an address becomes code that
 * loads it. Text that does not begin as HTML is JavaScript, and stays as it is.
 */
export function scriptIn(pasted: string): string {
  if (!pasted.trimStart().startsWith("<")) return pasted;
  return [...pasted.matchAll(parts)]
    .flatMap(([, _other, tag, code = ""]) => {
      if (tag === undefined) return [];
      const attributes = new Map(
        [...tag.matchAll(attribute)].map(([, name = "", ...values]) => [
          name.toLowerCase(),
          (values.find((value) => value !== undefined) ?? "").replace(/&amp;/g, "&"),
        ]),
      );
      if (!isScript(attributes.get("type") ?? "")) return [];
      return [attributes.get("src") ? loading(attributes) : code.trim()].filter(Boolean);
    })
    .join("\n");
}
