import { createHash } from "node:crypto";
import { cropRule } from "@etalase/contracts/media";
import type { SiteContext } from "@etalase/contracts/public-api";
import { type BrandColours, noBrandColours } from "@etalase/contracts/site/brand-colours";
import { contrastOf } from "@etalase/contracts/site/oklch";
import { paintOf } from "@etalase/contracts/site/paints";
import { ownPalette, type Palette, paletteOf, type Tone } from "@etalase/contracts/site/palette";
import { otherLanguage } from "../frame/OtherLanguage.tsx";
import { symbols } from "../icons/symbols.ts";
import { ownPlaces } from "./menu.ts";
import { staffBarRules } from "./StaffBar.tsx";

const tones = Object.keys(ownPalette) as readonly Tone[]; // an object's keys are texts to the compiler

const tokenOf = (tone: Tone) => `--${tone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The paints of the drawings in the pages, which have the site's own colours written out. */
const paints = [...new Set(symbols.flatMap(({ symbol }) => symbol.match(/(?:fill|stroke)="#[0-9A-F]{6}"/gi) ?? []))];

/** Paints the drawings in the owner's colours. */
function paintRules(colours: BrandColours): string {
  const rules = paints.flatMap((paint) => {
    const [property = "", paintColour = ""] = paint.replaceAll('"', "").split("=");
    const colour = paintOf(paintColour, colours);
    return colour === paintColour ? [] : `symbol [${paint}]{${property}:${colour}}`;
  });
  return rules.join("");
}

/** Marks of the brand on the dark ground are paler where they could not be seen. */
const leastOnDark = 3;
const onDarkRule = ({ brand, ink, brandGlow }: Palette) =>
  contrastOf(brand, ink) < leastOnDark ? `.footer address .icon{color:${brandGlow}}` : "";

/** Rules for the colours that the style sheets have written out, since as tokens they would weigh on every page. */
const writtenOut: Readonly<Partial<Record<Tone, string>>> = {
  brand: [
    ".m-b{fill:var(--m-b,var(--brand-mist))}",
    ":root .watermark{--m-box:var(--brand-mist);--m-a:var(--brand-mist);--m-b:var(--brand-soft)}",
    ".bottom .middle>span{box-shadow:0 8px 18px -8px var(--brand-strong)}",
  ].join(""),
  sun: ".button-sun:hover{background:var(--sun-glow)}",
  ink: ".footer,.account-side{--m-box:var(--ink-edge)}",
};

function rulesOf(colours: BrandColours): string {
  const palette = paletteOf(colours);
  const changed = tones.filter((tone) => palette[tone] !== ownPalette[tone]);
  if (changed.length === 0) return "";
  const tokens = changed.map((tone) => `${tokenOf(tone)}:${palette[tone]}`).join(";");
  return `:root{${tokens}}${changed.map((tone) => writtenOut[tone] ?? "").join("")}${onDarkRule(palette)}${paintRules(colours)}`;
}

let last = { key: JSON.stringify(noBrandColours), rules: "" };

/** Returns the CSS of the owner's colours, to stand after the pages' own; empty for the site's own colours. */
function brandRules(colours: BrandColours): string {
  const key = JSON.stringify(colours);
  if (last.key !== key) last = { key, rules: rulesOf(colours) };
  return last.rules;
}

/**
 * The owner's pages have room beside the sections on wide screens, up to a number of letters. The others, and all of
 * them on narrower screens, are behind the burger.
 */
function menuRules({ menu }: SiteContext): string {
  const { own, crowded } = ownPlaces(menu?.navbar ?? []);
  if (own === 0) return "";
  const closed = ".nav:not(.open)";
  const places = crowded.map((place) => `${closed} li:nth-child(${place})`).join();
  const burger = `.nav .wrap{gap:.75rem}.burger{display:grid}${closed} .burger{margin-left:0}.nav.open nav{padding-inline:max(var(--gutter),(100% - var(--container))/2)}`;
  return [
    `@media (768px<width<1280px){${closed} .own{display:none}}`,
    `@media (768px<width<900px){${closed} li a:not(.button){padding:0 .5rem}}`,
    `@media (768px<width${places ? "" : "<1280px"}){${burger}${places && `${places}{display:none}`}}`,
    "@media (scripting:none){.burger{display:none}}",
  ].join("");
}

/** Most logos are drawn for white: on dark grounds they stand on a plate, on a tint their own white vanishes. */
const logoRules = ({ settings: { logo } }: SiteContext) =>
  logo
    ? ":is(.footer,.account-side) .logo img{box-sizing:content-box;padding:.375rem .625rem;border-radius:.625rem;background:#fff}.masthead .logo img{mix-blend-mode:multiply}"
    : "";

/** The CSS rules of the site itself, and their content security policy source; both empty when there are none. */
export type SiteStyle = Readonly<{ css: string; hash: string }>;

/** On wide screens, the link to the other language stands in the bar above the navbar, at its end. */
function languageRules(site: SiteContext): string {
  const other = otherLanguage(site);
  if (!other) return "";
  return `.topbar [hreflang]{margin-left:auto}.topbar [hreflang]+ul{margin-left:0}@media (width>768px){.nav li:has([href="${other.url}"]){display:none}}`;
}

/** Includes the owner's colours, and all of the site's crops, since the browser may navigate to pages with others. */
export function siteStyleOf(site: SiteContext): SiteStyle {
  const { settings, crops = [] } = site;
  const css =
    brandRules(settings.brand) +
    crops.map(cropRule).join("") +
    menuRules(site) +
    languageRules(site) +
    logoRules(site) +
    (site.forStaff ? staffBarRules : "");
  if (!css) return { css, hash: "" };
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
