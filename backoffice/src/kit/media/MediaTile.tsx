import type { Media } from "@etalase/contracts/media.schema";
import { Box, ButtonBase } from "@mui/material";
import { CheckIcon } from "lucide-react";
import { t } from "../language/t.ts";
import { counted } from "../parts/format.ts";
import { centred, disc, linesAtMost, primaryGround } from "../theme/looks.ts";

type MediaTileProps = Readonly<{
  media: Media;
  /** Whether the picture is chosen; undefined when a press opens it instead. */
  chosen?: boolean;
  onPress: () => void;
}>;

const frame = (chosen: boolean) => ({
  display: "block",
  width: 1,
  textAlign: "left",
  font: "inherit",
  borderRadius: "12px",
  overflow: "hidden",
  border: 1,
  borderColor: chosen ? "primary.main" : "divider",
  boxShadow: chosen ? "0 0 0 2px currentColor" : "none",
  color: chosen ? "primary.main" : "text.primary",
  bgcolor: "background.paper",
  "&:hover": { borderColor: "primary.main" },
});

/** Fields whose record has a name beside the picture, which then needs no alternative text. */
const named: ReadonlySet<string> = new Set(["logo", "photo", "favicon"]);

const lacksAlt = ({ alt, usedIn }: Media) =>
  alt === "" && (usedIn.length === 0 || usedIn.some(({ field }) => !named.has(field)));

/** Returns the status that an editor should see at a glance. */
function stateOf(media: Media): string {
  const { usedIn } = media;
  const uses =
    usedIn.length === 0
      ? t("Not used")
      : usedIn.length === 1
        ? t("Used once")
        : t("Used {times}", { times: counted(usedIn.length, "time") });
  return lacksAlt(media) ? t("{uses} · no alternative text yet", { uses }) : uses;
}

/** A name that a camera, a phone or the editor gave. */
const unspoken =
  /^(?:pasted|image|img|dsc|pxl|photo|screenshot|whatsapp image|featuredimage(?: placeholder)?)[\s_().\d-]*(?:at [\d.]+)?(?:\.\w{3,4})?$/i;

/** Returns the picture's name, or another that says more. */
const nameOf = ({ name, alt, usedIn }: Media) => (unspoken.test(name) ? alt || usedIn[0]?.title || name : name);

const Picture = ({ set, url, focal }: Media) => (
  <Box
    component="img"
    src={url}
    srcSet={set.srcset}
    sizes="220px"
    alt=""
    loading="lazy"
    draggable={false}
    sx={{
      width: 1,
      height: 1,
      // A drawing is a logo, and must be fully visible.
      objectFit: url.endsWith(".svg") ? "contain" : "cover",
      objectPosition: `${focal.x * 100}% ${focal.y * 100}%`,
      display: "block",
    }}
  />
);

/** A picture of the library. */
export function MediaTile({ media, chosen, onPress }: MediaTileProps) {
  const { alt, color } = media;
  return (
    <ButtonBase
      focusRipple
      onClick={onPress}
      aria-description={alt || undefined}
      {...(chosen === undefined ? {} : { role: "checkbox", "aria-checked": chosen })}
      sx={frame(chosen === true)}
    >
      <Box sx={{ position: "relative", aspectRatio: "4 / 3", bgcolor: color }}>
        <Picture {...media} />
        {chosen && (
          <Box sx={{ position: "absolute", top: 8, right: 8, ...centred, ...primaryGround, ...disc(28) }}>
            <Box component={CheckIcon} sx={{ fontSize: 18 }} />
          </Box>
        )}
      </Box>
      <Box sx={{ px: 1.25, py: 1, color: "text.primary" }}>
        <Box sx={{ ...linesAtMost(2), fontSize: ".875rem", lineHeight: 1.3, fontWeight: 600 }}>{nameOf(media)}</Box>
        <Box sx={{ fontSize: ".8125rem", lineHeight: 1.35, color: "text.secondary" }}>{stateOf(media)}</Box>
      </Box>
    </ButtonBase>
  );
}
