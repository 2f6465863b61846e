import type { Service } from "@etalase/contracts/plain/services.schema";
import type { Showcase } from "@etalase/contracts/plain/showcases.schema";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { Thumbnail } from "../kit/parts/Thumbnail.tsx";
import { ActiveList } from "./ActiveList.tsx";
import { activeRows } from "./activeRows.tsx";
import { shownPicture } from "./drawings.ts";

/** A record with a picture of its own, or one of the site's drawings in its place. */
type Drawn = Service | Showcase;

const noSizes = { width: 0, height: 0, color: "#ffffff", srcset: "" };
const drawing = { width: 68, height: 46, objectFit: "cover", borderRadius: "8px", display: "block" } as const;

/** The record's own picture, or the site's drawing in its place. */
function DrawnThumbnail({ resource, of }: Readonly<{ resource: string; of: Drawn }>) {
  const { picture, pictureSet } = of;
  const url = shownPicture(resource, of);
  if (picture || !url) return <Thumbnail of={{ featuredImage: picture, featuredImageSet: pictureSet ?? noSizes }} />;
  return <Box component="img" src={url} alt="" loading="lazy" sx={drawing} />;
}

const drawnRows = (resource: "services" | "showcases") =>
  activeRows<Drawn>(resource, {
    name: t("Title"),
    cell: ({ id, title, text }) => <RecordName record={{ id, name: title }} note={text} />,
    pictureColumn: {
      name: t("Picture"),
      source: "picture",
      cell: (one) => <DrawnThumbnail resource={resource} of={one} />,
    },
    columns: [{ name: t("Text"), of: ({ text }) => text }],
  });

const [services, showcases] = [drawnRows("services"), drawnRows("showcases")];

export const ServicesList = () => (
  <ActiveList
    resource="services"
    invitation={t("The landing page and the footer list your services. Add the first one.")}
    rows={services}
  />
);

export const ShowcasesList = () => (
  <ActiveList
    resource="showcases"
    invitation={t("The windows at the top of the landing page show your work. Add the first one.")}
    rows={showcases}
  />
);
