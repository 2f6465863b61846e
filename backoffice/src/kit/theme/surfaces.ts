import { brand } from "@etalase/contracts/site/brand";
import { alpha, type Components, type Theme } from "@mui/material/styles";
import { ArrowDownIcon } from "lucide-react";

import { type Colours, focusRing, phone } from "./palette.ts";

/** This font's spaces are narrow. */
const wordSpacing = ".04em";

/** A fold has its chevron at the end, as a folded section has. */
const fold = { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12, cursor: "pointer" };
const chevron = { content: '""', width: 8, height: 8, margin: "0 5px 4px", rotate: "45deg" };
const chevronLine = "2px solid currentColor";

const page = (c: Colours): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: {
      // Keeps elements that are scrolled to clear of the bars, on phones also of the one at the bottom.
      html: {
        scrollPaddingTop: "calc(var(--head-end, 120px) + 64px)",
        backgroundColor: c.canvas,
        [phone]: { scrollPaddingTop: 128, scrollPaddingBottom: 168 },
      },
      body: { fontVariantNumeric: "lining-nums", wordSpacing },
      // Browsers give these elements a word spacing of their own.
      "button, input, select, textarea, th": { wordSpacing: "inherit" },
      p: { textWrap: "pretty" },
      summary: { ...fold, "&::after": { ...chevron, borderRight: chevronLine, borderBottom: chevronLine } },
      // Safari's own sign of a fold.
      "summary::-webkit-details-marker": { display: "none" },
      "details[open] > summary::after": { rotate: "225deg", marginBottom: -4 },
      ":focus-visible": focusRing(c),
      // The same size as MUI's icons: its buttons, chips and labels set the font size.
      ".lucide": { width: "1em", height: "1em", flexShrink: 0, fontSize: 20, strokeWidth: 1.9, userSelect: "none" },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          // Not "none": fields detect the browser's autofill by the start of an animation.
          animationDuration: "1ms !important",
          animationIterationCount: "1 !important",
          // A duration alone would let every property of every element move, even where no rule names a transition.
          transition: "none !important",
        },
      },
    },
  },
  MuiTypography: {
    styleOverrides: { caption: { color: c.muted } },
  },
});

const cards = (c: Colours): Components<Theme> => ({
  // Calm surfaces: a hairline and the lightest shadow, never MUI's elevation overlay.
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${c.line}`, borderRadius: 14, boxShadow: c.shadow } } },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: {
      root: { backgroundColor: alpha(c.muted, 0.14) },
      text: { borderRadius: 6 },
      rounded: { borderRadius: 8 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 12, alignItems: "center", fontSize: ".875rem", [phone]: { flexWrap: "wrap" } },
      message: { flex: 1, minWidth: 0 },
      // On a phone the text needs the buttons' width, so they go below it.
      action: {
        alignItems: "center",
        paddingTop: 0,
        [phone]: { flexBasis: "100%", flexWrap: "wrap", columnGap: 16, padding: 0, margin: 0 },
      },
      standardError: { backgroundColor: alpha(c.error, 0.1), color: c.text },
      standardWarning: { backgroundColor: alpha(brand.sun, 0.16), color: c.text },
      standardInfo: { backgroundColor: alpha(c.primary, 0.1), color: c.text },
    },
  },
});

const layers = (c: Colours): Components<Theme> => ({
  MuiDialog: {
    styleOverrides: {
      paper: {
        // Has the focus only when nothing in it does: a ring would frame the whole dialog.
        "&:focus-visible": { outline: "none" },
        borderRadius: 18,
        border: `1px solid ${c.line}`,
        boxShadow: "0 24px 64px -12px rgba(8, 20, 30, .35)",
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: "rgba(9, 20, 28, .55)" } } },
  },
  MuiMenu: {
    styleOverrides: {
      // A notification must not cover the options of an open menu.
      root: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }),
      paper: { border: `1px solid ${c.line}`, boxShadow: "0 12px 32px -8px rgba(8, 20, 30, .25)" },
    },
  },
});

/** A table beside the sidebar's labels on a small screen. */
const tight = "@media (max-width: 1199.95px)";

const tables = (c: Colours): Components<Theme> => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: c.line, padding: "10px 12px", fontSize: ".875rem", [tight]: { padding: "10px 8px" } },
      head: { fontSize: ".8125rem", fontWeight: 600, color: c.muted, whiteSpace: "nowrap" },
      sizeSmall: { padding: "10px 12px", [tight]: { padding: "10px 8px" } },
    },
  },
  MuiTableRow: { styleOverrides: { root: { "&:last-child td": { borderBottom: 0 } } } },
  MuiTableSortLabel: { defaultProps: { IconComponent: ArrowDownIcon } },
  MuiTablePagination: {
    styleOverrides: {
      root: { border: 0 },
      selectLabel: { fontSize: ".8125rem", color: c.muted },
      displayedRows: { fontSize: ".8125rem", color: c.muted },
    },
  },
});

/** Styles react-admin's table between the filters and the pagination of a list's card. */
const dataTable = (c: Colours) => ({
  RaDataTable: {
    styleOverrides: {
      root: {
        "& .RaDataTable-headerCell": {
          backgroundColor: c.sunken,
          borderTop: `1px solid ${c.line}`,
          borderRadius: "0 !important",
          height: 45,
          paddingTop: 6,
          paddingBottom: 6,
        },
        "& .RaDataTable-row:has(.MuiTableCell-paddingCheckbox input:checked)": { backgroundColor: c.soft },
        "& .MuiTableCell-paddingCheckbox": { width: 52, paddingLeft: 14, paddingRight: 0, [tight]: { paddingLeft: 8 } },
      },
    },
  },
  RaPaginationActions: {
    styleOverrides: { root: { "& .MuiPaginationItem-root": { borderRadius: 8, fontWeight: 600 } } },
  },
});

export const surfaces = (c: Colours): Components<Theme> => ({
  ...page(c),
  ...cards(c),
  ...layers(c),
  ...tables(c),
  ...dataTable(c),
});

/** The background of errors and imminent ones. */
export const errorTint = (theme: Theme) => alpha(theme.palette.error.main, 0.12);
