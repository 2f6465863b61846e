import { Box } from "@mui/material";
import { HistoryButton } from "./HistoryButton.tsx";
import { PreviewButton } from "./PreviewButton.tsx";
import { ReviewButton } from "./ReviewButton.tsx";

/** What a form offers besides saving: to see it, what it was before, and to let others see it. */
export const DeskActions = () => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, flex: "none !important" }}>
    <HistoryButton />
    <ReviewButton />
    <PreviewButton />
  </Box>
);
