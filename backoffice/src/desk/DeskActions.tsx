import { Box } from "@mui/material";
import { HistoryButton } from "./HistoryButton.tsx";
import { PreviewButton } from "./PreviewButton.tsx";
import { ReviewButton } from "./ReviewButton.tsx";

/** A form's actions besides saving: history, review link and preview. */
export const DeskActions = () => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, flex: "none !important" }}>
    <HistoryButton />
    <ReviewButton />
    <PreviewButton />
  </Box>
);
