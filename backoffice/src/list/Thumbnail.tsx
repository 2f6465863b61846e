import { Box } from "@mui/material";

type ThumbnailProps = Readonly<{ src: string; width?: number; height?: number }>;

/** The picture beside a title, which already says what it is about. Only absolute URLs are shown. */
export const Thumbnail = ({ src, width = 68, height = 46 }: ThumbnailProps) => {
  const box = { width, height, borderRadius: "8px", flexShrink: 0, border: 1, borderColor: "divider" };
  if (!src.startsWith("http")) return <Box sx={{ ...box, bgcolor: "background.default" }} />;
  return <Box component="img" src={src} alt="" loading="lazy" sx={{ ...box, objectFit: "cover", display: "block" }} />;
};
