import { paths } from "@etalase/contracts/site/paths";
import { Box, Button, Typography } from "@mui/material";
import { awayFromHere } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { DisplayWindow } from "../kit/parts/DisplayWindow.tsx";
import { PageTitle } from "../kit/parts/PageTitle.tsx";

/** Shown for addresses under /dashboard without a page; the server answers them with 404. */
export function NotFound() {
  const title = t("Page Not Found - 404");
  const isStaff = awayFromHere() === undefined;
  return (
    <Box sx={{ textAlign: "center", px: 3, py: { xs: 8, md: 14 } }}>
      <title>{title}</title>
      <DisplayWindow />
      <PageTitle sx={{ mt: 4 }}>{title}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
        {t("It does not exist, or has moved.")}
      </Typography>
      <Button href={isStaff ? paths.dashboard : paths.home} variant="contained">
        {isStaff ? t("Back to Dashboard") : t("Back to the website")}
      </Button>
    </Box>
  );
}
