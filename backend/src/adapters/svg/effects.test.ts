import { expect, it } from "vitest";
import { cleanedDrawing } from "../../../test/cleaned-drawing.ts";

const { inner, lostOf } = cleanedDrawing;

it.each([
  [
    "a shadow of filter steps",
    '<filter id="bayang" x="-.2" width="1.4"><feOffset in="SourceAlpha" dy="2" result="geser"/><feGaussianBlur stdDeviation="1.5"/><feColorMatrix values="0 0 0 .4 0"/><feMerge><feMergeNode in="geser"/></feMerge></filter><rect filter="url(#bayang)"/>',
  ],
  ["filter functions", '<rect filter="drop-shadow(1px 2px 3px rgb(0 0 0)) blur(2px)"/>'],
  [
    "arrowheads in the line's colour",
    '<marker id="panah" viewBox="0 0 4 4" refX="2" orient="auto-start-reverse" markerUnits="strokeWidth" markerWidth="4"><path d="M0 0l4 2z" fill="context-stroke"/></marker><path d="M0 0h9" marker-end="url(#panah)"/>',
  ],
  ["a drawing in the drawing", '<svg x="2" width="50%" viewBox="0 0 4 4" preserveAspectRatio="none"><rect/></svg>'],
  ["blend modes", '<g style="isolation:isolate"><rect style="mix-blend-mode:multiply"/></g>'],
  ["shapes that cut", '<rect clip-path="circle(4px at 5px 5px)"/>'],
  ["mixed colours", '<rect fill="color-mix(in srgb, #f00 50%, rgb(0 0 255))"/>'],
  ["sums", '<rect stroke-width="calc(1px * 3)"/>'],
  ["moves by percent", '<rect style="transform-box:fill-box;transform:translate(50%, 0)"/>'],
])("a drawing keeps %s", (_case, inside) => {
  expect(inner(inside)).toBe(inside);
  expect(lostOf(inside)).toEqual([]);
});

it("a drawing keeps filters and markers of style sheets, with names that XML does not allow", () => {
  const defs = '<marker id="1:a"><path/></marker><filter id="f:1"><feFlood result="a:b"/><feBlend in="a:b"/></filter>';
  expect(inner(`<style>.t{marker:url(#1:a) !important;filter:url('#f:1')}</style>${defs}<path class="t"/>`)).toBe(
    '<marker id="_1_a"><path/></marker><filter id="f_1"><feFlood result="a_b"/><feBlend in="a_b"/></filter>' +
      '<path marker-start="url(#_1_a)" marker-mid="url(#_1_a)" marker-end="url(#_1_a)" filter="url(#f_1)"/>',
  );
});

it.each([
  ["rotate:45deg", "rotate(45)"],
  ["translate:10px 1in;scale:2 .5;transform:skewX(5deg)", "translate(10 96) scale(2 0.5) skewX(5)"],
  ["scale:none;rotate:z .25turn", "rotate(90)"],
])("a drawing keeps the single transforms %j", (style, transform) => {
  expect(inner(`<rect style="${style};transform-origin:5px 5px"/>`)).toBe(
    `<rect transform-origin="5px 5px" transform="${transform}"/>`,
  );
});

it("a single transform comes before the one of the attribute, also by percent", () => {
  expect(inner('<rect transform="scale(2)" style="translate:3px"/>')).toBe('<rect transform="translate(3) scale(2)"/>');
  expect(inner('<rect transform="scale(2)" style="translate:50%"/>')).toBe(
    '<rect transform="scale(2)" style="translate:50%"/>',
  );
});

it("a drawing is kept as a wide, light screen shows it", () => {
  const css = `rect{fill:red} @media print{rect{fill:blue}} @media (prefers-color-scheme:dark){rect{fill:#fff}}
    @media screen and (min-width:40em){rect{stroke:lime}} @media not print{rect{opacity:.5}}
    @supports (fill:red){rect{rx:1}} @media (max-width:9px),(prefers-color-scheme:light){rect{ry:2}}
    @layer dasar{path{fill:light-dark(var(--w, rgb(1, 2, 3)), #000)}}`;
  const inside = `<style>${css}</style><rect/><path/>`;
  expect(inner(inside)).toBe('<rect fill="red" stroke="lime" opacity=".5" rx="1" ry="2"/><path fill="rgb(1, 2, 3)"/>');
  expect(lostOf(inside)).toEqual([]);
});

it.each([
  ["[data-lapis='atap']", 0],
  ["[data-lapis^=at][data-lapis$=ap]", 0],
  ["[data-lapis~=dinding]", 2],
  ["rect:first-child", null],
  ["title + rect, rect + circle", 1],
  ["rect ~ circle", 1],
  ["circle + rect", 2],
  [":nth-child(4)", 1],
  [":nth-child(2n + 3):not(:last-child)", 0],
  ["rect:last-of-type", 2],
  ["rect:nth-of-type(2)", 2],
  ["g > :last-child", 2],
  ["circle:only-of-type", 1],
  [":is(circle, ellipse)", 1],
  ["g:nth-child(1) circle", null],
  ["circle:hover", null],
])("the rule for %s paints its element alone", (selector, index) => {
  const shapes = ['<rect data-lapis="atap"/>', "<circle/>", '<rect data-lapis="a dinding"/>'];
  const painted = ["<rect/>", "<circle/>", "<rect/>"].map((shape, at) =>
    at === index ? shape.replace("/", ' fill="red"/') : shape,
  );
  const inside = `<style>${selector.replaceAll(">", "&gt;")}{fill:red}</style>`;
  expect(inner(`${inside}<g><title>a</title><metadata/>${shapes.join("")}</g>`)).toBe(
    `<g><title>a</title>${painted.join("")}</g>`,
  );
});

it("rules in rules mean the elements inside, and a font its parts", () => {
  const css = ".k{fill:red; & path{fill:lime} .m, circle{fill:blue}} text{font:italic bold 12px/1.5 Lato, sans-serif}";
  const shapes = '<g class="k"><path/><rect class="m"/><circle/></g><text>a</text>';
  expect(inner(`<style>${css.replace("&", "&amp;")}</style>${shapes}`)).toBe(
    '<g fill="red"><path fill="lime"/><rect fill="blue"/><circle fill="blue"/></g>' +
      '<text font-style="italic" font-weight="bold" font-size="12px" font-family="Lato, sans-serif">a</text>',
  );
});

it("the background of the frame stays, and no other means anything", () => {
  const stored = cleanedDrawing.whole('<rect style="background:red"/>', 'viewBox="0 0 9 9" style="background: #fff"');
  expect(stored.match(/ style="[^"]*"/g)).toEqual([' style="background-color:#fff"']);
});

it("of a switch the alternative in the site's language stays, else the one in any", () => {
  const text = (language: string) => `<text systemLanguage="${language}">${language}</text>`;
  expect(inner(`<switch>${text("en")}${text("jv, id-ID")}<text>any</text></switch>`)).toBe(
    "<g><text>jv, id-ID</text></g>",
  );
  expect(inner(`<switch>${text("en")}<text>any</text></switch>`)).toBe("<g><text>any</text></g>");
  expect(inner('<switch><g requiredExtensions="https://a.example"/><rect/></switch>')).toBe("<g><rect/></g>");
});

it.each([
  ["an animation of elements", '<rect><animate attributeName="x"/><set/></rect>', ["animation"]],
  ["an animation of styles", "<style>@keyframes a{to{x:1}} rect{animation:a 1s}</style><rect/>", ["animation"]],
  ["a script", "<script>gambar()</script>", ["script"]],
  ["a page in the drawing", "<foreignObject/>", ["foreignObject"]],
  ["a page without an alternative", "<switch><foreignObject/></switch>", ["foreignObject"]],
  ["a picture and a drawing from elsewhere", '<image href="a.png"/><use href="b.svg#c"/>', ["use", "image"]],
  ["a filter that is too large", '<rect filter="blur(900px)"/>', ["filter"]],
  ["a filter from elsewhere", '<rect filter="url(https://a.example/#b)"/>', ["filter"]],
  ["a step that loads", '<filter id="a"><feImage href="a.png"/></filter>', ["feImage"]],
  ["a sheet from elsewhere", "<style>@import 'a.css';</style>", ["@import"]],
  ["rules that depend on the place", "<style>@container (width > 9px){rect{fill:red}}</style>", ["@container"]],
  ["a font in use", "<style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style><text>a</text>", ["font"]],
  ["a transform in space", '<rect style="transform:rotateX(9deg)"/>', ["transform"]],
  ["an element that nobody knows", "<lukisan/>", ["lukisan"]],
])("the loss of %s is told", (_case, inside, lost) => {
  expect(lostOf(inside)).toEqual(lost);
});

it.each([
  ["an empty script", "<script/>"],
  ["a page with an alternative", "<switch><foreignObject/><text>a</text></switch>"],
  ["a font that no text uses", "<style>@font-face{src:url(a.woff2)}</style><rect/>"],
  ["an animation that is none", '<rect style="animation:none;filter:none;clip-path:none"/>'],
  ["a rule for paper", "<style>@media print{rect{animation:a 1s}}</style><rect/>"],
  ["the marks of programs", '<metadata/><rect style="-inkscape-stroke:none;enable-background:new"/>'],
])("no loss is told of %s", (_case, inside) => {
  expect(lostOf(inside)).toEqual([]);
});
