import type { Service } from "@etalase/contracts/plain/services.schema";
import type { Showcase } from "@etalase/contracts/plain/showcases.schema";
import { Box } from "@mui/material";
import { Thumbnail } from "../parts/Thumbnail.tsx";
import { shownPicture } from "../plain/drawings.ts";

/** A record with a picture of its own, or one of the site's drawings in its place. */
export type Drawn = Service | Showcase;

const noSizes = { width: 0, height: 0, color: "#ffffff", srcset: "" };
const drawing = { width: 68, height: 46, objectFit: "cover", borderRadius: "8px", display: "block" } as const;

/** The record's own picture, or the site's drawing in its place. */
export function DrawnThumbnail({ resource, of }: Readonly<{ resource: string; of: Drawn }>) {
  const { picture, pictureSet } = of;
  const url = shownPicture(resource, of);
  if (picture || !url) return <Thumbnail of={{ featuredImage: picture, featuredImageSet: pictureSet ?? noSizes }} />;
  return <Box component="img" src={url} alt="" loading="lazy" sx={drawing} />;
}
