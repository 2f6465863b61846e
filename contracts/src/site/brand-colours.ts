import { customCodePath } from "./paths.ts";

export const brandKeys = ["primary", "accent", "dark"] as const;
export type BrandKey = (typeof brandKeys)[number];

/** The owner's colours as `#RRGGBB`; an empty one is the site's own. */
export type BrandColours = Readonly<Record<BrandKey, string>>;

export const noBrandColours: BrandColours = { primary: "", accent: "", dark: "" };

/** Returns `#RRGGBB` for a colour with or without `#`, also of three digits, and any other text as it is. */
export function cleanColour(typed: string): string {
  const [, digits = ""] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? [];
  if (!digits) return typed.trim();
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`.toUpperCase();
}

export const isColour = (text: string): boolean => /^#[0-9A-F]{6}$/.test(text);

/** Reads the colours in such an address; null for any other text. */
export function coloursOfKey(key: string): BrandColours | null {
  const [primary = "", accent = "", dark = "", ...more] = key
    .split("-")
    .map((part) => (part === "own" ? "" : `#${part}`));
  const isRead = more.length === 0 && [primary, accent, dark].every((one) => one === "" || isColour(one));
  return isRead && key.includes("-") ? { primary, accent, dark } : null;
}

/** Returns the address of a built drawing or icon in the owner's colours; its own address without any. */
export function brandPicturePath(colours: BrandColours, asset: string): string {
  const key = brandKeys.map((name) => (isColour(colours[name]) ? colours[name].slice(1) : "own")).join("-");
  const file = asset.split("/").at(-1);
  return key === "own-own-own" ? asset : `${customCodePath}/colours/${key}/${file}`;
}
