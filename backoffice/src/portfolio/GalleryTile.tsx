import { Box, IconButton, Tooltip } from "@mui/material";
import { ArrowLeftIcon, ArrowRightIcon, type LucideIcon, TextIcon, XIcon } from "lucide-react";
import { useObjectUrl } from "../form/ImageInput.tsx";
import { t } from "../language/t.ts";
import { describes } from "../media/LibraryButtons.tsx";
import { useDropTarget } from "../parts/useDropTarget.ts";
import { oneLine, square } from "../theme/looks.ts";
import { Quiet } from "../theme/Words.tsx";
import { addressOf, type GalleryPicture, isNew } from "./gallery.ts";

type GalleryTileProps = Readonly<{
  picture: GalleryPicture;
  name: string;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
  onDescribe: () => void;
  /** Identifies the picture among those of the form. */
  place: string;
  onDragStart: () => void;
  /** Called when another tile was dropped on this one. */
  onDropTile: () => void;
}>;

const tile = (over: boolean) => ({
  border: 1,
  borderColor: over ? "primary.main" : "divider",
  outline: over ? "2px solid" : undefined,
  outlineColor: "primary.main",
  borderRadius: "10px",
  cursor: "grab",
  bgcolor: "background.paper",
});

/** Only the picture is clipped at the corners: the ring around a focused button extends over the tile's edge. */
const image = { aspectRatio: "4 / 3", bgcolor: "background.default", borderRadius: "9px 9px 0 0", overflow: "hidden" };

const caption = { px: 1, pt: 0.5, ...oneLine } as const;

/** Over the picture's corner, since the row below it is full on a phone. */
const corner = {
  position: "absolute",
  top: 6,
  right: 6,
  borderRadius: "10px",
  bgcolor: "background.paper",
  boxShadow: 1,
} as const;

type TileButtonProps = Readonly<{
  label: string;
  place?: string;
  tip: string;
  Icon: LucideIcon;
  onClick: (() => void) | undefined;
}>;

/** Stays in the tab order even when it can do nothing: a picture moved to the end keeps the focus. */
const TileButton = ({ label, place, tip, Icon, onClick }: TileButtonProps) => (
  <Tooltip title={tip}>
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={onClick === undefined}
      {...(place && describes(place))}
      onClick={() => onClick?.()}
      sx={{ ...square(36), ...(!onClick && { opacity: 0.35, cursor: "default" }) }}
    >
      <Box component={Icon} sx={{ fontSize: 17 }} />
    </IconButton>
  </Tooltip>
);

/** The picture alone, stored or just chosen. */
function TilePicture({ picture, name }: Pick<GalleryTileProps, "picture" | "name">) {
  const address = addressOf(picture);
  const chosenUrl = useObjectUrl(address instanceof File ? address : undefined);
  const src = address instanceof File ? chosenUrl : address;
  return (
    src && (
      <Box
        component="img"
        src={src}
        alt={isNew(picture) ? t("Chosen: {name}", { name }) : name}
        draggable={false}
        sx={{ width: 1, height: 1, objectFit: "cover", display: "block" }}
      />
    )
  );
}

/** One picture of the gallery, which can be dragged, or moved by its buttons. */
export function GalleryTile(props: GalleryTileProps) {
  const { picture, name, onEarlier, onLater, onRemove, onDescribe, place, onDragStart, onDropTile } = props;
  const { over, target } = useDropTarget(onDropTile);
  return (
    <Box component="li" draggable sx={tile(over)} onDragStart={onDragStart} {...target}>
      <Box sx={{ position: "relative", ...image }}>
        <TilePicture picture={picture} name={name} />
        <Box sx={corner}>
          <TileButton
            label={t("Describe {name}", { name })}
            place={place}
            tip={t("Alternative text, caption")}
            Icon={TextIcon}
            onClick={onDescribe}
          />
        </Box>
      </Box>
      <Quiet sx={caption} title={name}>
        {isNew(picture) ? t("New: {name}", { name }) : name}
      </Quiet>
      <Box sx={{ display: "flex", px: 0.5, pb: 0.25 }}>
        <TileButton
          label={t("Move {name} earlier", { name })}
          tip={t("Earlier")}
          Icon={ArrowLeftIcon}
          onClick={onEarlier}
        />
        <TileButton label={t("Move {name} later", { name })} tip={t("Later")} Icon={ArrowRightIcon} onClick={onLater} />
        <Box sx={{ ml: "auto" }}>
          <TileButton label={t("Remove {name}", { name })} tip={t("Remove")} Icon={XIcon} onClick={onRemove} />
        </Box>
      </Box>
    </Box>
  );
}
