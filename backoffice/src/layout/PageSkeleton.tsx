import { Box, Card, Skeleton, Typography } from "@mui/material";
import { visuallyHidden } from "../theme/visuallyHidden.ts";

/** Head and one card, while a screen's script arrives. */
export const PageSkeleton = () => (
  <Box aria-busy="true" sx={{ pt: { xs: 2.5, md: 3.5 } }}>
    <Typography variant="h1" sx={{ lineHeight: "34px" }}>
      <Skeleton width={220} height={34} />
      <Box component="span" sx={visuallyHidden}>
        Loading...
      </Box>
    </Typography>
    <Skeleton width={160} sx={{ mb: 2.5 }} />
    <Card sx={{ height: { xs: 320, md: 520 } }} />
  </Box>
);
