import { Box, Card, Skeleton } from "@mui/material";
import { t } from "../language/t.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** One card, while the answers that decide a screen's layout are loading. */
export const CardSkeleton = () => (
  <Card role="status" aria-label={t("Loading")} aria-busy="true" sx={{ height: { xs: 320, md: 520 } }} />
);

/** Head and one card, while a screen's script is loading. */
export const PageSkeleton = () => (
  <Box aria-busy="true" sx={{ pt: { xs: 2.5, md: 3.5 } }}>
    <PageTitle sx={{ lineHeight: "34px" }}>
      <Skeleton width={220} height={34} />
      <VisuallyHidden component="span">{t("Loading...")}</VisuallyHidden>
    </PageTitle>
    <Skeleton width={160} sx={{ mb: 2.5 }} />
    <Card sx={{ height: { xs: 320, md: 520 } }} />
  </Box>
);
