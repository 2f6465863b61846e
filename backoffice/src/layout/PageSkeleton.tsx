import { Box, Card, Skeleton } from "@mui/material";

/** Head and one card, while a screen's script arrives. */
export const PageSkeleton = () => (
  <Box aria-busy="true" sx={{ pt: { xs: 2.5, md: 3.5 } }}>
    <Skeleton width={220} height={34} />
    <Skeleton width={160} sx={{ mb: 2.5 }} />
    <Card sx={{ height: { xs: 320, md: 520 } }} />
  </Box>
);
