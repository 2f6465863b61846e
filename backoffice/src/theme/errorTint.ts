import { alpha, type Theme } from "@mui/material/styles";

/** The ground of a sign that something is wrong, or about to be. */
export const errorTint = (theme: Theme) => alpha(theme.palette.error.main, 0.12);
