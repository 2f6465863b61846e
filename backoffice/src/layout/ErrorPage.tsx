import { Box, Button, Typography } from "@mui/material";
import { RotateCcwIcon } from "lucide-react";
import { useEffect } from "react";
import { reload } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { DisplayWindow } from "../kit/parts/DisplayWindow.tsx";
import { PageTitle } from "../kit/parts/PageTitle.tsx";
import { failureOf } from "./failure.ts";

/** Replaces a page that failed to load or render. Both of its links reload the dashboard. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text, retry } = failureOf(error);
  useEffect(() => retry?.(), [retry]);
  return (
    <Box role="alert" sx={{ textAlign: "center", px: 3, py: { xs: 8, md: 12 } }}>
      <title>{`${title} · Etalase`}</title>
      <DisplayWindow />
      <PageTitle sx={{ mt: 4 }}>{title}</PageTitle>
      <Typography color="textSecondary" sx={{ maxWidth: 480, mx: "auto", mt: 1.5, mb: 3 }}>
        {text}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1.5 }}>
        <Button variant="contained" startIcon={<RotateCcwIcon />} onClick={reload}>
          {t("Try again")}
        </Button>
        <Button variant="outlined" href="/dashboard">
          {t("Back to Dashboard")}
        </Button>
      </Box>
    </Box>
  );
}
