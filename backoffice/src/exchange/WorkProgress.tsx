import { Box, Typography } from "@mui/material";
import { Progress } from "../kit/parts/Progress.tsx";

type Props = Readonly<{ doing: string; count: string; share?: number }>;

/** Shows how far long work has come; `share` is absent when that is unknown. */
export const WorkProgress = ({ doing, count, share }: Props) => (
  <>
    <Box sx={{ display: "flex", justifyContent: "space-between", columnGap: 2, flexWrap: "wrap", mb: 1 }}>
      <Typography variant="body2" role="status" sx={{ overflowWrap: "anywhere" }}>
        {doing}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {count}
      </Typography>
    </Box>
    <Progress label={doing} share={share} />
  </>
);
