import { Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { loadInTime } from "../data/chunks.ts";

const frame = { width: 208, maxWidth: 1, aspectRatio: "1", borderRadius: 1, bgcolor: "#fff" };

/** Returns one path for all dark squares, in coordinates of one unit per square. */
const pathOf = (squares: readonly (readonly boolean[])[]) =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");

/** Draws the text as a QR code, dark on white in every theme, since cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data: library, isError } = useQuery({
    queryKey: ["qr"],
    queryFn: () => loadInTime(() => import("uqr")),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isError)
    return <Typography variant="body2">The QR code could not be drawn. Type the key into the app.</Typography>;
  if (!library) return <Skeleton variant="rounded" sx={frame} />;
  const { data, size } = library.encode(text, { border: 4, ecc: "M" });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={frame}
    >
      <path d={pathOf(data)} fill="#000" />
    </Box>
  );
}
