import { Box, IconButton, Tooltip } from "@mui/material";
import { ArrowLeftIcon, ArrowRightIcon, type LucideIcon, XIcon } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useObjectUrl } from "../form/ImageInput.tsx";
import { type GalleryPicture, isNew } from "./gallery.ts";

type GalleryTileProps = Readonly<{
  picture: GalleryPicture;
  name: string;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
  onDragStart: () => void;
  /** Another tile was dropped on this one. */
  onDropTile: () => void;
}>;

const tile = (over: boolean) => ({
  border: 1,
  borderColor: over ? "primary.main" : "divider",
  outline: over ? "2px solid" : undefined,
  outlineColor: "primary.main",
  borderRadius: "10px",
  overflow: "hidden",
  cursor: "grab",
  bgcolor: "background.paper",
});

const caption = {
  px: 1,
  pt: 0.5,
  fontSize: ".8125rem",
  color: "text.secondary",
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
} as const;

type TileButtonProps = Readonly<{
  label: string;
  tip: string;
  Icon: LucideIcon;
  onClick: (() => void) | undefined;
}>;

/** Where it can do nothing it stays in the tab order: a moved picture keeps the focus at the end of its way. */
const TileButton = ({ label, tip, Icon, onClick }: TileButtonProps) => (
  <Tooltip title={tip}>
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={onClick === undefined}
      onClick={() => onClick?.()}
      sx={{ width: 36, height: 36, ...(!onClick && { opacity: 0.35, cursor: "default" }) }}
    >
      <Box component={Icon} sx={{ fontSize: 17 }} />
    </IconButton>
  </Tooltip>
);

/** One picture of the gallery, to be dragged or moved by its buttons. */
export function GalleryTile(props: GalleryTileProps) {
  const { picture, name, onEarlier, onLater, onRemove, onDragStart, onDropTile } = props;
  const [over, setOver] = useState(false);
  const chosenUrl = useObjectUrl(isNew(picture) ? picture : undefined);
  const src = isNew(picture) ? chosenUrl : picture;
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Box
      component="li"
      draggable
      sx={tile(over)}
      onDragStart={onDragStart}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={() => {
        setOver(false);
        onDropTile();
      }}
    >
      <Box sx={{ aspectRatio: "4 / 3", bgcolor: "background.default" }}>
        {src && (
          <Box
            component="img"
            src={src}
            alt={isNew(picture) ? `Chosen: ${name}` : name}
            draggable={false}
            sx={{ width: 1, height: 1, objectFit: "cover", display: "block" }}
          />
        )}
      </Box>
      <Box sx={caption} title={name}>
        {isNew(picture) ? `New: ${name}` : name}
      </Box>
      <Box sx={{ display: "flex", px: 0.5, pb: 0.25 }}>
        <TileButton label={`Move ${name} earlier`} tip="Earlier" Icon={ArrowLeftIcon} onClick={onEarlier} />
        <TileButton label={`Move ${name} later`} tip="Later" Icon={ArrowRightIcon} onClick={onLater} />
        <Box sx={{ ml: "auto" }}>
          <TileButton label={`Remove ${name}`} tip="Remove" Icon={XIcon} onClick={onRemove} />
        </Box>
      </Box>
    </Box>
  );
}
