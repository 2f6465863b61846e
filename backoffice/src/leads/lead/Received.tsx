import { Box } from "@mui/material";
import { formatMoment } from "../../kit/parts/format.ts";
import { sayDistance } from "../../publication/times.ts";
import { useNow } from "../../publication/useNow.ts";

/** Shows how long ago the lead came. */
export const Received = ({ at }: Readonly<{ at: string }>) => (
  <Box component="time" dateTime={at} title={formatMoment(at)} sx={{ whiteSpace: "nowrap" }}>
    {/* The clock here goes on in steps, so that a new lead may seem to be still to come. */}
    {sayDistance(at, Math.max(useNow(), Date.parse(at)))}
  </Box>
);
