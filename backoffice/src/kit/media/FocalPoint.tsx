import type { Focal } from "@etalase/contracts/media";
import type { Media } from "@etalase/contracts/media.schema";
import { Box, Slider } from "@mui/material";
import type { MouseEvent } from "react";
import { t } from "../language/t.ts";
import { disc } from "../theme/looks.ts";
import { Row } from "../theme/Words.tsx";

type FocalPointProps = Readonly<{
  media: Pick<Media, "url" | "set" | "width" | "height" | "color">;
  focal: Focal;
  onChange: (focal: Focal) => void;
}>;

const point = ({ x, y }: Focal) => ({
  position: "absolute",
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  ...disc(28),
  transform: "translate(-50%, -50%)",
  border: "3px solid #fff",
  boxShadow: "0 0 0 2px #0f1f2b, 0 2px 8px rgba(0, 0, 0, .5)",
  pointerEvents: "none",
});

/** Rounds to tenths, as crops do. */
const tenth = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 10) / 10;

const cropHeight = 64;
const crops = [
  { name: t("Wide"), ratio: 16 / 7 },
  { name: t("Square"), ratio: 1 },
  { name: t("Tall"), ratio: 3 / 4 },
] as const;

/** On a narrow phone the crops shrink together, so that the fields below them stay in sight. */
const crop = (ratio: number) => ({ width: cropHeight * ratio, minWidth: 0, fontSize: ".75rem" });

const imageOf = ({ url, set }: Pick<Media, "url" | "set">) => ({
  src: url,
  srcSet: set.srcset,
  alt: "",
  draggable: false,
});

/** The picture in the shapes that pages cut it to. */
function Crops({ media, focal }: Omit<FocalPointProps, "onChange">) {
  const objectPosition = `${focal.x * 100}% ${focal.y * 100}%`;
  return (
    <Box sx={{ display: "flex", gap: 1.5, alignItems: "end" }} aria-hidden>
      {crops.map(({ name, ratio }) => (
        <Box key={name} sx={{ ...crop(ratio), color: "text.secondary", textAlign: "center" }}>
          <Box
            component="img"
            {...imageOf(media)}
            sizes="120px"
            sx={{ width: 1, aspectRatio: String(ratio), objectFit: "cover", objectPosition, borderRadius: "6px" }}
          />
          <div>{name}</div>
        </Box>
      ))}
    </Box>
  );
}

type AxisProps = Readonly<{ label: string; value: number; onChange: (value: number) => void }>;

const Axis = ({ label, value, onChange }: AxisProps) => (
  <Row sx={{ gap: 2, fontSize: ".875rem" }}>
    <Box sx={{ width: 104, flexShrink: 0 }}>{label}</Box>
    <Slider
      aria-label={t("Focal point, {direction}", { direction: label.toLowerCase() })}
      getAriaValueText={(percent) => `${percent} %`}
      value={Math.round(value * 100)}
      step={10}
      min={0}
      max={100}
      onChange={(_, percent) => onChange(tenth(Number(percent) / 100))}
    />
  </Row>
);

/** Sets the point that crops keep visible: by a press on the picture, or by two sliders for the keyboard. */
export function FocalPoint({ media, focal, onChange }: FocalPointProps) {
  const place = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: tenth((clientX - left) / width), y: tenth((clientY - top) / height) });
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" }}>
      {/* Keyboard users have the sliders instead. */}
      <Box
        onClick={place}
        sx={{ position: "relative", width: "fit-content", maxWidth: 1, mx: "auto", cursor: "crosshair", lineHeight: 0 }}
      >
        <Box
          component="img"
          {...imageOf(media)}
          sizes="480px"
          width={media.width}
          height={media.height}
          sx={{
            maxWidth: 1,
            // In a low window the buttons below stay in sight.
            maxHeight: "min(320px, 38vh)",
            width: "auto",
            height: "auto",
            borderRadius: "10px",
            bgcolor: media.color,
          }}
        />
        <Box sx={point(focal)} />
      </Box>
      <Axis label={t("Left to right")} value={focal.x} onChange={(x) => onChange({ ...focal, x })} />
      <Axis label={t("Top to bottom")} value={focal.y} onChange={(y) => onChange({ ...focal, y })} />
      <Crops media={media} focal={focal} />
    </Box>
  );
}
