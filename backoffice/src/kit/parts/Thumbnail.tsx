import type { PictureSet } from "@etalase/contracts/rules/answers.schema";
import { Box } from "@mui/material";
import { useState } from "react";
import { t } from "../language/t.ts";
import { centred, outlined } from "../theme/looks.ts";

/** Tells whether a picture can be shown: it has an absolute address, and has not failed to load. */
export function usePicture(src: string) {
  const [broken, setBroken] = useState<string>();
  const isBroken = broken === src;
  const isShown = !isBroken && /^(data:|blob:|https?:\/\/)/.test(src);
  return { isShown, isBroken, onError: () => setBroken(src) };
}

type Pictured = Readonly<{ featuredImage: string; featuredImageSet: PictureSet }>;
type ThumbnailProps = Readonly<{ of: Pictured; width?: number; height?: number }>;

const placeholder = {
  ...centred,
  bgcolor: "background.default",
  color: "text.secondary",
  fontSize: ".6875rem",
  lineHeight: 1.2,
  textAlign: "center",
} as const;

/** The picture beside a title, which already describes it. */
export function Thumbnail({ of: { featuredImage, featuredImageSet }, width = 68, height = 46 }: ThumbnailProps) {
  const { isShown, onError } = usePicture(featuredImage);
  const box = { width, height, borderRadius: "8px", flexShrink: 0, ...outlined };
  if (!isShown) return <Box sx={{ ...box, ...placeholder }}>{t("No Image")}</Box>;
  return (
    <Box
      component="img"
      src={featuredImage}
      srcSet={featuredImageSet.srcset}
      sizes={`${width}px`}
      alt=""
      loading="lazy"
      onError={onError}
      sx={{ ...box, objectFit: "cover", display: "block", bgcolor: featuredImageSet.color }}
    />
  );
}
