import { Box } from "@mui/material";
import { StarIcon } from "lucide-react";
import { t } from "../language/t.ts";

export const HighlightMark = () => (
  <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
    <Box component={StarIcon} sx={{ fontSize: 15, color: "warning.main", fill: "currentColor" }} />
    {t("Highlighted")}
  </Box>
);
