/**
 * The colours of both apps: the dashboard's theme reads them, and a test compares the public `tokens.css` with them.
 */
export const brand = {
  brand: "#0D8ABC",
  brandStrong: "#0A6A91",
  brandDeep: "#07506E",
  brandSoft: "#E6F4FA",
  brandMist: "#CFE9F4",
  ink: "#0F1F2B",
  inkRaised: "#172D3C",
  text: "#2B3F4C",
  muted: "#51646F",
  line: "#DCE6EC",
  canvas: "#F6F9FB",
  white: "#FFFFFF",
  sun: "#F2A33A",
  sunText: "#9A5208",
  sunSoft: "#FDF1DF",
  ok: "#14694B",
  okSoft: "#E0F2EA",
  danger: "#B3261E",
} as const;

/** Further colours of the public site and of mails, which go with those above. */
export const tones = {
  sky: "#D8EDF6",
  brandChip: "#123B50",
  brandGlow: "#A6DDF4",
  brandLight: "#6CC4EA",
  sunGlow: "#FFD28F",
  sunChip: "#40341F",
  fieldLine: "#8FA5B1",
  onInk: "#C3D3DC",
  onInkMuted: "#93A9B6",
  inkLine: "#2A3F4D",
  inkEdge: "#47606F",
  inkGlow: "#1A3D50",
  inkRule: "#2A4152",
  inkQuote: "#1D3A4C",
} as const;

export const fontFamily = '"Plus Jakarta Sans Variable", "Plus Jakarta Sans Fallback", system-ui, sans-serif';
