import { brand } from "@etalase/contracts/site/brand";

/** The sidebar's widths in pixels: full on screens from `labelled` on, a rail from sm on, a drawer on phones. */
export const widths = { labelled: 1024, full: 232, rail: 96, drawer: 288 };

/** The sidebar keeps the same colours in both modes. */
export const ink = {
  main: brand.ink,
  raised: brand.inkRaised,
  line: "rgba(255, 255, 255, .10)",
  track: "rgba(255, 255, 255, .24)",
  text: "#B4C5D1",
  textStrong: brand.white,
  quiet: "#8DA3B2",
  mark: "#5CC1EC",
};

const light = {
  canvas: brand.canvas,
  paper: brand.white,
  sunken: brand.canvas,
  line: brand.line,
  control: "#8194A2",
  track: "#73899A",
  segment: "#E9F0F4",
  segmentOn: brand.white,
  text: brand.ink,
  muted: "#4A5F6E",
  primary: brand.brandStrong,
  primaryStrong: brand.brandDeep,
  onPrimary: brand.white,
  soft: brand.brandSoft,
  success: "#12694A",
  warning: brand.sunText,
  error: brand.danger,
  onError: brand.white,
  shadow: "0 1px 2px rgba(15, 31, 43, .05), 0 4px 16px -6px rgba(15, 31, 43, .06)",
};

export type Colours = Readonly<Record<keyof typeof light, string>>;

const dark: Colours = {
  canvas: "#0A141C",
  paper: "#11202B",
  sunken: "#0D1922",
  line: "#233745",
  control: "#5E7686",
  track: "#48606F",
  segment: "#0D1922",
  segmentOn: "#233B4B",
  text: "#E9F1F5",
  muted: "#9FB4C1",
  primary: "#5CC1EC",
  primaryStrong: "#8AD4F3",
  onPrimary: "#04222F",
  soft: "#15364A",
  success: "#63CDA3",
  warning: "#F5B65E",
  error: "#FF9A92",
  onError: "#3A0603",
  shadow: "none",
};

export const colours: Readonly<Record<"light" | "dark", Colours>> = { light, dark };

export const phone = "@media (max-width: 599.95px)";

/** Touch input, or a screen no wider than a phone: targets of 44 px. */
export const touch = "@media (pointer: coarse), (max-width: 599.95px)";

/** iPhones zoom into fields with smaller letters. */
export const unzoomed = { [touch]: { fontSize: "1rem" } };

/** Padding above and below one line of text, for a finger-sized height. */
export const touchPadding = "calc((44px - 1.4375em) / 2)";

export const focusRing = (c: Colours) => ({ outline: `3px solid ${c.primary}`, outlineOffset: 2 });

/** A link of one line that is as easy to touch as a button, without taking more room. */
export const reach = { [touch]: { display: "inline-block", py: "14px", my: "-14px", minWidth: 44 } };

/** For screen readers only. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
