import { fontFamily } from "@etalase/contracts/site/brand";
import { alpha, type PaletteMode } from "@mui/material/styles";
import type { RaThemeOptions } from "react-admin";
import { controls } from "./controls.ts";
import { type Colours, colours } from "./palette.ts";
import { surfaces } from "./surfaces.ts";

const typography = {
  fontFamily,
  fontSize: 14,
  h1: { fontSize: "1.625rem", fontWeight: 800, letterSpacing: "-0.02em", lineHeight: 1.2 },
  h2: { fontSize: "1.0625rem", fontWeight: 700, letterSpacing: "-0.01em", lineHeight: 1.35 },
  h3: { fontSize: "0.9375rem", fontWeight: 700, lineHeight: 1.4 },
  subtitle2: { fontSize: "0.875rem", fontWeight: 600, lineHeight: 1.5 },
  body1: { fontSize: "0.9375rem" },
  body2: { fontSize: "0.875rem", lineHeight: 1.5 },
  caption: { fontSize: "0.8125rem", lineHeight: 1.45 },
  button: { textTransform: "none", fontWeight: 600, letterSpacing: 0 },
} as const;

const palette = (mode: PaletteMode, c: Colours) => ({
  mode,
  primary: { main: c.primary, dark: c.primaryStrong, contrastText: c.onPrimary },
  secondary: { main: c.primary, contrastText: c.onPrimary },
  success: { main: c.success },
  warning: { main: c.warning },
  error: { main: c.error, contrastText: c.onError },
  text: { primary: c.text, secondary: c.muted },
  divider: c.line,
  background: { default: c.canvas, paper: c.paper },
  action: { hover: alpha(c.primary, mode === "light" ? 0.05 : 0.08), selected: c.soft },
});

const themeOf = (mode: PaletteMode): RaThemeOptions => ({
  palette: palette(mode, colours[mode]),
  shape: { borderRadius: 12 },
  typography,
  components: { ...controls(colours[mode]), ...surfaces(colours[mode]) },
});

export const lightTheme = themeOf("light");
export const darkTheme = themeOf("dark");
