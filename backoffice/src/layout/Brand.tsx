import { Box } from "@mui/material";
import { Mark } from "./Mark.tsx";

export const Brand = ({ size = 28, nameless = false }: { size?: number; nameless?: boolean }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, fontSize: "1.15rem" }}>
    <Mark size={size} />
    {!nameless && (
      <Box component="span" sx={{ fontWeight: 800, letterSpacing: "-.03em" }}>
        Etalase
      </Box>
    )}
  </Box>
);
