import { Box, IconButton } from "@mui/material";
import { ArrowLeftIcon, ArrowRightIcon, type LucideIcon, TextIcon, XIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { describes } from "../kit/media/LibraryButtons.tsx";
import { isAtEnd, type Steps } from "../kit/order/MoveControls.tsx";
import { useDragging } from "../kit/order/useDragging.ts";
import { useObjectUrl } from "../kit/parts/useObjectUrl.ts";
import { oneLine, outlined, square } from "../kit/theme/looks.ts";
import { Quiet } from "../kit/theme/Words.tsx";
import { addressOf, type GalleryPicture, isNew } from "./gallery.ts";

type GalleryTileProps = Readonly<{
  picture: GalleryPicture;
  steps: Steps;
  onRemove: () => void;
  onDescribe: () => void;
  /** Identifies the picture among those of the form. */
  place: string;
}>;

const tile = { ...outlined, borderRadius: "10px", cursor: "grab", userSelect: "none", bgcolor: "background.paper" };

/** Only the picture is clipped at the corners: the ring around a focused button extends over the tile's edge. */
const image = { aspectRatio: "4 / 3", bgcolor: "background.default", borderRadius: "9px 9px 0 0", overflow: "hidden" };

const caption = { px: 1, pt: 0.5, ...oneLine } as const;

/** Over the picture's corners, since the row below it is full on a phone. */
const corner = {
  position: "absolute",
  top: 6,
  borderRadius: "10px",
  bgcolor: "background.paper",
  boxShadow: 1,
} as const;

type TileButtonProps = Readonly<{
  label: string;
  tip: string;
  Icon: LucideIcon;
  /** Whether it can do nothing. */
  isOff?: boolean;
  onClick: () => void;
}>;

/** Stays in the tab order even when it can do nothing: a picture moved to the end keeps the focus. */
const TileButton = ({ label, tip, Icon, isOff = false, onClick, ...data }: TileButtonProps) => (
  <IconButton
    data-tip={tip}
    size="small"
    aria-label={label}
    aria-disabled={isOff}
    {...data}
    onClick={() => isOff || onClick()}
    sx={{ ...square(36), ...(isOff && { opacity: 0.35, cursor: "default" }) }}
  >
    <Box component={Icon} sx={{ fontSize: 17 }} />
  </IconButton>
);

/** The picture alone, stored or just chosen. */
function TilePicture({ picture, name }: Pick<GalleryTileProps, "picture"> & Pick<Steps, "name">) {
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

/** One picture of the gallery, which can be dragged with a mouse, or moved by buttons. */
export function GalleryTile(props: GalleryTileProps) {
  const { picture, steps, onRemove, onDescribe, place } = props;
  const { name } = steps;
  const drag = useDragging(steps.onDrop);
  return (
    <Box component="li" {...drag} sx={tile}>
      <Box sx={{ position: "relative", ...image }}>
        <TilePicture picture={picture} name={name} />
        <Box sx={{ ...corner, right: 6 }}>
          <TileButton
            label={t("Describe {name}", { name })}
            {...describes(place)}
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
          data-control="up"
          isOff={isAtEnd(steps, "up")}
          onClick={() => steps.onMove("up", "up")}
        />
        <TileButton
          label={t("Move {name} later", { name })}
          tip={t("Later")}
          Icon={ArrowRightIcon}
          data-control="down"
          isOff={isAtEnd(steps, "down")}
          onClick={() => steps.onMove("down", "down")}
        />
        <Box sx={{ ml: "auto" }}>
          <TileButton label={t("Remove {name}", { name })} tip={t("Remove")} Icon={XIcon} onClick={onRemove} />
        </Box>
      </Box>
    </Box>
  );
}
