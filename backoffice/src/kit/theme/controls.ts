import { alpha, type Components, type Theme } from "@mui/material/styles";
import { t } from "../language/t.ts";
import { type Colours, focusRing, touch, touchPadding, unzoomed } from "./palette.ts";

/** Marked as disabled, but still focusable. */
const idle = { '&[aria-disabled="true"]': { opacity: 0.6, cursor: "default" } };

const buttons = (c: Colours): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { "&.Mui-focusVisible": focusRing(c) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 10,
        minHeight: 40,
        padding: "6px 16px",
        whiteSpace: "nowrap",
        transition: "background-color .15s ease-out, border-color .15s ease-out",
        [touch]: { minHeight: 44 },
        ...idle,
      },
      sizeSmall: { minHeight: 34, padding: "4px 12px", fontSize: ".8125rem" },
      outlined: {
        borderColor: c.line,
        color: c.text,
        backgroundColor: c.paper,
        "&:hover": { borderColor: c.control, backgroundColor: c.sunken },
      },
      text: { color: c.muted, "&:hover": { color: c.text } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 10,
        color: c.muted,
        "&:hover": { color: c.text },
        [touch]: { minWidth: 44, minHeight: 44 },
        ...idle,
      },
    },
  },
});

const pagination: Components<Theme> = {
  MuiPagination: { defaultProps: { "aria-label": t("pagination navigation") } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 36,
        height: 36,
        borderRadius: 10,
        [touch]: { minWidth: 44, height: 44, margin: 0 },
      },
      ellipsis: { lineHeight: "36px" },
    },
  },
};

/** Buttons side by side, one of which is chosen. */
const segments = (c: Colours): Components<Theme> => ({
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { backgroundColor: c.segment, borderRadius: 10, padding: 3, gap: 2 },
      grouped: { border: 0, borderRadius: "8px !important", margin: "0 !important" },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 36,
        gap: 8,
        padding: "2px 12px",
        fontSize: ".8125rem",
        color: c.muted,
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: c.segmentOn,
          color: c.text,
          boxShadow: "0 1px 2px rgba(15, 31, 43, .14)",
        },
        [touch]: { minHeight: 44 },
      },
    },
  },
});

const switches = (c: Colours): Components<Theme> => ({
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: ".9375rem" } } },
  MuiCheckbox: { styleOverrides: { root: { color: c.control, borderRadius: 8, [touch]: { padding: 12 } } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 26, padding: 0, margin: 6, overflow: "visible" },
      switchBase: {
        padding: 3,
        "&.Mui-checked": {
          transform: "translateX(18px)",
          color: c.onPrimary,
          "& + .MuiSwitch-track": { opacity: 1, backgroundColor: c.primary },
        },
        "&.Mui-focusVisible + .MuiSwitch-track": focusRing(c),
        "&.Mui-focusVisible": { outline: "none" },
      },
      thumb: { width: 20, height: 20, boxShadow: "0 1px 2px rgba(0, 0, 0, .25)" },
      track: { borderRadius: 13, opacity: 1, backgroundColor: c.track },
      // Taller than its visible part, for fingers.
      input: { [touch]: { top: -9, height: 44 } },
    },
  },
});

/** Labels are above their field: static, never floating over the border. */
const labels = (c: Colours): Components<Theme> => ({
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: "static",
        transform: "none",
        maxWidth: "none",
        whiteSpace: "normal",
        fontSize: ".8125rem",
        fontWeight: 600,
        lineHeight: 1.4,
        color: c.text,
        marginBottom: 6,
        pointerEvents: "auto",
        "&.Mui-focused": { color: c.text },
        "&.Mui-error": { color: c.error },
      },
      asterisk: { color: c.error },
    },
  },
});

const fields = (c: Colours): Components<Theme> => ({
  MuiTextField: {
    defaultProps: {
      variant: "outlined",
      margin: "none",
      size: "small",
      fullWidth: true,
      slotProps: { inputLabel: { shrink: true } },
    },
  },
  MuiFormControl: { defaultProps: { variant: "outlined", margin: "none" } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: 10,
        backgroundColor: c.paper,
        minHeight: 42,
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: c.muted },
        "&.Mui-focused": focusRing(c),
        [touch]: { minHeight: 44 },
      },
      notchedOutline: { top: 0, borderColor: c.control, "& legend": { display: "none" } },
      input: {
        fontSize: ".9375rem",
        textOverflow: "ellipsis",
        "&::placeholder": { color: c.muted, opacity: 0.95 },
        ...unzoomed,
      },
    },
  },
  // The field's full height, since only this part of it opens the options.
  MuiSelect: { styleOverrides: { select: { [touch]: { "&&&": { paddingBlock: touchPadding, paddingRight: 26 } } } } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: ".8125rem", overflowWrap: "anywhere" } } },
});

const suggestions: Components<Theme> = {
  // MUI's own words.
  MuiAutocomplete: {
    defaultProps: {
      clearText: t("Clear"),
      closeText: t("Close"),
      loadingText: t("Loading…"),
      noOptionsText: t("No options"),
      openText: t("Open"),
    },
    styleOverrides: {
      root: { "& .MuiAutocomplete-inputRoot .MuiAutocomplete-input": { minWidth: 48 } },
      tag: { margin: 2 },
    },
  },
};

/** The chosen value or state in a word. */
const chips = (c: Colours): Components<Theme> => ({
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        fontWeight: 600,
        fontSize: ".8125rem",
        height: 26,
        backgroundColor: alpha(c.muted, 0.12),
        color: c.text,
      },
      deletable: { [touch]: { height: 44 } },
      deleteIcon: {
        fontSize: 18,
        color: c.muted,
        "&:hover": { color: c.text },
        [touch]: { boxSizing: "content-box", margin: 0, padding: "13px 12px" },
      },
      colorPrimary: { backgroundColor: alpha(c.primary, 0.12), color: c.primary },
      colorSuccess: { backgroundColor: alpha(c.success, 0.12), color: c.success },
      colorWarning: { backgroundColor: alpha(c.warning, 0.13), color: c.warning },
      colorError: { backgroundColor: alpha(c.error, 0.12), color: c.error },
    },
  },
});

export const controls = (c: Colours): Components<Theme> => ({
  ...buttons(c),
  ...pagination,
  ...segments(c),
  ...switches(c),
  ...labels(c),
  ...fields(c),
  ...suggestions,
  ...chips(c),
});
