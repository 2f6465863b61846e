import { Box } from "@mui/material";

const colours = ["#E4868A", "#F2B55F", "#63B894"];

/** The three dots of a display window's title bar. */
export const WindowDots = () => (
  <Box aria-hidden="true" sx={{ display: "flex", gap: 0.75 }}>
    {colours.map((colour) => (
      <Box key={colour} sx={{ width: 8, height: 8, borderRadius: "50%", bgcolor: colour }} />
    ))}
  </Box>
);
