import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { effortOf } from "../../../test/effort.ts";
import { payloads } from "../../../test/svg-payloads.ts";
import { sanitizeSvg } from "./svg.ts";

const sanitized = (text: string) => {
  const { files, ...picture } = sanitizeSvg(Buffer.from(text));
  return { ...picture, text: Buffer.from(files[0]?.bytes ?? []).toString() };
};
/** Returns the stored text; null for a refused drawing. */
const storedOf = (text: string) => {
  try {
    return sanitized(text).text;
  } catch {
    return null;
  }
};

const drawing = new Set(
  (
    "svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop " +
    "clipPath mask pattern use symbol title desc"
  )
    .toLowerCase()
    .split(" "),
);
const document = new Window({ settings: { disableJavaScriptEvaluation: true } }).document;

/** Finds everything in an SVG that is no drawing, as a browser would see it in the middle of a page. */
function forbiddenIn(svg: string): string[] {
  document.body.innerHTML = svg;
  const markup = svg.match(/<[!?]/g) ?? [];
  return [...document.body.querySelectorAll("*")].reduce<string[]>((found, element) => {
    const tag = element.localName.toLowerCase();
    const attributes = [...element.attributes].flatMap(({ name, value: given }) => {
      const value = given ?? "";
      if (name === "xmlns") return value === "http://www.w3.org/2000/svg" ? [] : [value];
      const isAllowed = !/^(?:on|style$|class$|src|data)|:/i.test(name);
      const isLocal = name !== "href" || /^#[^\s"'():/]+$/.test(value);
      const isHarmless = !/[:\\@;"<>]|\/\/|\/\*|(?:url|image-set|src|expression|var)\((?!#)/i.test(value);
      return isAllowed && isLocal && isHarmless ? [] : [`${tag}[${name}=${value}]`];
    });
    return found.concat(drawing.has(tag) ? [] : [tag], attributes);
  }, markup);
}

const svg = (inside: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const inner = (inside: string, attributes?: string) =>
  sanitized(svg(inside, attributes))
    .text.replace(/^<svg[^>]*>/, "")
    .replace("</svg>", "");

describe("hostile SVG", () => {
  it("is represented by at least 100 different payloads, which the judge sees through", () => {
    expect(new Set(payloads).size).toBe(payloads.length);
    expect(payloads.length).toBeGreaterThanOrEqual(100);
    expect(payloads.filter((payload) => forbiddenIn(payload).length === 0)).toEqual([]);
    expect(payloads.filter(storedOf).length).toBeGreaterThanOrEqual(80);
  });

  it.each(payloads)("loses what could run or load, or is refused: %s", (payload) => {
    const stored = storedOf(payload);
    if (stored === null) return;
    expect(forbiddenIn(stored)).toEqual([]);
    expect(stored).toContain('<rect width="9" height="9"');
  });

  it.each(payloads)("comes out the same a second time: %s", (payload) => {
    const stored = storedOf(payload);
    if (stored !== null) expect(storedOf(stored)).toBe(stored);
  });

  const copies = (id: number) => `<g id="g${id}">${`<use href="#g${id + 1}"/>`.repeat(10)}</g>`;
  const pattern = (id: number) =>
    `<pattern id="p${id}"><g fill="url(#p${id + 1})">${"<rect/>".repeat(20)}</g></pattern>`;
  const square = "<rect/>";
  it.each([
    ["uses itself", '<g id="a"><use href="#a"/></g>'],
    ["is masked by itself", '<mask id="a"><g mask="url(#a)"/></mask><rect mask="url(#a)"/>'],
    ["uses a few elements a million times", [...Array(6).keys()].map(copies).join("")],
    ["paints with patterns of patterns", `<rect fill="url(#p0)"/>${[...Array(5).keys()].map(pattern).join("")}`],
    ["has more than 5000 elements", square.repeat(5000)],
    ["is deeper than 100 elements", `${"<g>".repeat(100)}${square}${"</g>".repeat(100)}`],
    ["is larger than 2 MB", `${square}<!--${"-x".repeat(1_048_576)}-->`],
    ["is not in UTF-8", null],
  ])("is refused when it %s", (_case, inside) => {
    const bytes = inside === null ? Buffer.from(svg(square), "utf16le") : Buffer.from(svg(square + inside));
    expect(() => sanitizeSvg(bytes)).toThrow();
  });

  it("is refused when it declares entities, used or not", () => {
    const type = '<!DOCTYPE svg [<!ENTITY a "b">]>';
    expect(() => sanitized(type + svg(square))).toThrow("document type");
  });

  it("may have just that many elements, that deep", () => {
    expect(() => sanitizeSvg(Buffer.from(svg(square.repeat(4999))))).not.toThrow();
    expect(() => sanitizeSvg(Buffer.from(svg(`${"<g>".repeat(98)}${square}${"</g>".repeat(98)}`)))).not.toThrow();
  });

  it("may have so many attributes, which cost more than elements", () => {
    const crowded = (count: number) =>
      svg(`<rect${Array.from({ length: count }, (_, at) => ` a${at}="1"`).join("")}/>`);
    expect(() => sanitizeSvg(Buffer.from(crowded(29_000)))).not.toThrow();
    expect(() => sanitizeSvg(Buffer.from(crowded(30_001)))).toThrow("too large");
  });

  const sheet = (css: string) => svg(`<style>${css}</style>${square}`);
  const rootWith = (name: string, value: string) => svg(square, `${name}="${value}"`);
  const shapeWith = (name: string, value: string) => svg(`<rect ${name}="${value}"/>`);
  it.each<[string, string, (long: string) => string]>([
    ["digits", "9", (long) => rootWith("width", `${long}%`)],
    ["numbers", " ,", (long) => rootWith("viewBox", `${long}x`)],
    ["transforms", "scale(1),, ", (long) => shapeWith("transform", `${long}x`)],
    ["paints", "url(#a", (long) => shapeWith("fill", long)],
    ["references", "url(", (long) => shapeWith("mask", long)],
    ["declarations", "fill:!important ", (long) => shapeWith("style", long)],
    ["classes", "a ", (long) => shapeWith("class", long)],
    ["blocks of style", "{", sheet],
    ["rules", ".a{fill:red}", sheet],
    ["selectors", ".a,", sheet],
    ["brackets", "(", sheet],
    ["brackets that end late", "(", (long) => sheet(`.a{b:${long.slice(10)})`)],
    ["strings", ".a{b:'", sheet],
    ["comments", "/*", sheet],
    ["at-rules", "@a ", sheet],
    ["backslashes", "\\", sheet],
    ["few brackets in a long sheet", "(a ", (long) => sheet(long.slice(0, 55_000) + "a".repeat(200_000))],
    ["selectors and declarations", ".a,", (long) => sheet(`${long.slice(0, 9e5)}.b{${"fill:red;".repeat(1e5)}}`)],
    [
      "rules for many elements",
      ".a{fill:red}",
      (long) => svg(`<style>${long.slice(0, 9e5)}</style>${'<rect class="a"/>'.repeat(4e3)}`),
    ],
  ])("does not keep the server busy with %s", async (_case, piece, make) => {
    const file = make(piece.repeat(2_000_000 / piece.length));
    expect(await effortOf(() => storedOf(file))).toBeLessThan(10_000);
  });
});

describe("a drawing", () => {
  it("may carry fonts, which it loses", () => {
    const font = `@font-face{src:url(data:font/woff2;base64,${"A".repeat(1_000_000)})}`;
    expect(inner(`<style>${font}.a{fill:red}</style><rect class="a"/>`)).toBe('<rect fill="red"/>');
  });

  it("keeps its shapes, texts, gradients, masks and patterns", () => {
    const inside = [
      "<title>Logo</title><desc>a &amp; b &lt;c&gt;</desc>",
      '<defs><linearGradient id="a" x1="0" x2="1" gradientUnits="userSpaceOnUse" gradientTransform="rotate(45)">',
      '<stop offset="0%" stop-color="#f00" stop-opacity=".5"/></linearGradient><radialGradient id="b" href="#a"/>',
      '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx="1" cy="1" r="1"/></clipPath>',
      '<mask id="d"><rect x="1" y="-2" rx="3" fill="white"/></mask><symbol id="e" viewBox="0 0 1 1"><path d="M0 0"/></symbol>',
      '<pattern id="f" width="1" height="1" patternUnits="userSpaceOnUse"><line x1="1" y2="2"/></pattern></defs>',
      '<g transform="translate(1, 2) scale(-1)" fill="url(#a)" stroke="rgb(0 0 0 / 50%)" clip-path="url(#c)">',
      '<path d="M0,0 L1-1.5e-3Z" fill-rule="evenodd"/><ellipse rx="1"/><polyline points="0,0 1,1"/><polygon points="0 0"/>',
      '<use href="#e" x="1"/><rect fill="url(#f) none" mask="url(#d)" stroke-dasharray="1 2"/></g>',
      `<text x="1 2" font-family="'Plus Jakarta Sans', sans-serif" font-size="12px">Héllo <tspan dy="1em">dunia</tspan></text>`,
    ].join("");
    expect(inner(inside)).toBe(inside);
  });

  it("keeps what its style sheet says, as attributes, in the order of weight that browsers follow", () => {
    const css = `.a, .b{fill:#00f} path{fill:red;stroke:red;opacity:.5} .a{fill:lime;font:x} #c{stroke:blue}
      @media (prefers-color-scheme:dark){.a{fill:white}} g .a{fill:black} /* .a{fill:pink} */`;
    const shapes =
      '<path id="c" class="b a x"/><path class="b" fill="gray"/><path class="a" style="fill: #123; x:y;"/>';
    expect(inner(`<style>${css}</style>${shapes}`)).toBe(
      '<path id="c" fill="lime" stroke="blue" opacity=".5"/>' +
        '<path fill="#00f" stroke="red" opacity=".5"/>' +
        '<path fill="#123" stroke="red" opacity=".5"/>',
    );
  });

  it("is read past the source map that a style sheet names", () => {
    const css = "/*# sourceMappingURL=data:application/unknown,x */ rect{fill:red}";
    expect(inner(`<style>${css}</style><rect/>`)).toBe('<rect fill="red"/>');
  });

  it("keeps what stands in a link or a switch, and links of the old kind", () => {
    const inside = '<switch><foreignObject/><a xlink:href="https://a.example"><use xlink:href="#a"/></a></switch>';
    expect(inner(`<rect id="a"/>${inside}`)).toBe('<rect id="a"/><g><g><use href="#a"/></g></g>');
  });

  it("loses the marks of the program that made it", () => {
    const head =
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">';
    const named = 'xmlns:i="http://www.inkscape.org/namespaces/inkscape"';
    const inside = `<i:view/><metadata><x/></metadata><g ${named} i:label="x" data-name="y">\n  <rect/>\n</g>`;
    expect(sanitized(`\ufeff${head}${svg(inside, `${named} width="2" height="1"`)}`).text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1" viewBox="0 0 2 1"><g><rect/></g></svg>',
    );
  });

  it("is written in one way, whatever line ends and quotes it came with", () => {
    const inside = `<path d="M0 0&#10;\r\n\tL1 1"/><text font-family='"A&apos;s", b'>a&#13;\n<!-- --> b</text>`;
    const stored = inner(inside);
    expect(stored).toBe(`<path d="M0 0 L1 1"/><text font-family="&quot;A's&quot;, b">a b</text>`);
    expect(inner(stored)).toBe(stored);
  });

  it("loses elements that only have the name of a shape", () => {
    expect(inner('<rect/><rect xmlns="http://a.example"/><x:path xmlns:x="http://a.example"/>')).toBe("<rect/>");
  });

  it("gives an id to one element only", () => {
    expect(inner('<rect id="a"/><path id="a"/><path id="a b"/>')).toBe('<rect id="a"/><path/><path/>');
  });

  it.each([
    ["its width and height", 'width="200" height="60.4px" viewBox="0 0 9 9"', 200, 60],
    ["millimetres", 'width="25.4mm" height="2.54cm"', 96, 96],
    ["points and inches", 'width="72pt" height="2in"', 96, 192],
    ["its width and the shape of its box", 'width="100" height="100%" viewBox="0 0 40 20"', 100, 50],
    ["its height and the shape of its box", 'height="100" viewBox="0,0 40,20"', 200, 100],
    ["its box", 'width="100%" height="auto" viewBox="-5 -5 10000 1"', 10_000, 1],
  ])("takes its size from %s", (_case, attributes, width, height) => {
    const picture = sanitized(svg("<rect/>", attributes));
    expect(picture).toMatchObject({ width, height, color: "#ffffff", extension: "svg" });
    expect(storedOf(picture.text)).toBe(picture.text);
    expect(picture.text).toMatch(/^<svg [^>]*viewBox="[^>]*>/);
  });

  it.each([
    ["has no size", ""],
    ["has a size in percent only", 'width="100%" height="100%"'],
    ["has a box without height", 'viewBox="0 0 10 0"'],
    ["has a box of something else", 'viewBox="0 0 10 ten"'],
    ["is too wide", 'width="10001" height="10"'],
    ["is endless", 'width="1e999" height="10"'],
    ["is too flat", 'viewBox="0 0 10 0.9"'],
    ["has a negative size", 'width="-10" height="-10"'],
  ])("is refused when it %s", (_case, attributes) => {
    expect(() => sanitized(svg("<rect/>", attributes))).toThrow();
  });

  it.each([
    ["nothing", ""],
    ["a picture only", '<image href="data:image/png;base64,AA=="/>'],
    ["definitions only", '<defs><rect/></defs><symbol><rect/></symbol><clipPath id="a"><rect/></clipPath>'],
    ["a script only", "<script>alert(1)</script>"],
    ["a title only", "<title>a</title>"],
  ])("is refused when it draws %s", (_case, inside) => {
    expect(() => sanitized(svg(inside))).toThrow("draws nothing");
  });
});
