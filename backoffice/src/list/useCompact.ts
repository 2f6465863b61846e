import { type Theme, useMediaQuery } from "@mui/material";

/** No room for a table: rows become cards, words become icons. */
export const useCompact = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down(1000), { noSsr: true });
