import { Box, keyframes, type SxProps, type Theme } from "@mui/material";

const passing = keyframes`from { transform: translateX(-100%) } to { transform: translateX(250%) }`;

const track = { height: 8, borderRadius: 1, overflow: "hidden", bgcolor: "divider" };
const bar = { height: 1, borderRadius: "inherit", bgcolor: "primary.main" };
const running = { ...bar, width: "40%", animation: `${passing} 1.2s ease-in-out infinite` };

type ProgressProps = Readonly<{
  label: string;
  /** From 0 to 1; at 1 the end of the work is unknown, as it is when absent. */
  share?: number | undefined;
  sx?: SxProps<Theme>;
}>;

/** How far work has come. MUI's takes 2 kB of the first screen. */
export function Progress({ label, share = 1, sx = {} }: ProgressProps) {
  const percent = Math.floor(share * 100);
  const known = share < 1 && { "aria-valuenow": percent, "aria-valuemin": 0, "aria-valuemax": 100 };
  return (
    <Box role="progressbar" aria-label={label} {...known} sx={[track, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box sx={known ? bar : running} style={known ? { width: `${percent}%` } : {}} />
    </Box>
  );
}
