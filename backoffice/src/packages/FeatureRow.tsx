import { packageLimits } from "@etalase/contracts/packages";
import { Box, TextField } from "@mui/material";
import { XIcon } from "lucide-react";
import { t } from "../language/t.ts";
import { StepButtons, StepGrip } from "../order/StepButtons.tsx";
import type { MovedBy } from "../order/useOrderedItems.ts";
import { IconAction } from "../parts/IconAction.tsx";
import { Row } from "../theme/Words.tsx";

type FeatureRowProps = Readonly<{
  feature: string;
  /** Position, from 0. */
  place: number;
  count: number;
  onChange: (text: string) => void;
  /** A position past either end moves the line to that end. */
  onMove: (to: number, by: MovedBy) => void;
  onRemove: () => void;
}>;

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) auto" },
  alignItems: "center",
  gap: 0.5,
  bgcolor: "background.paper",
  borderRadius: "10px",
};

/** One line of the list, which can be edited, moved and removed. */
export function FeatureRow({ feature, place, count, onChange, onMove, onRemove }: FeatureRowProps) {
  const name = feature.trim() || t("line {number}", { number: place + 1 });
  return (
    <Box component="li" sx={row}>
      <StepGrip {...{ name, place, onMove }} first={0} last={count - 1} />
      <TextField
        hiddenLabel
        value={feature}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        slotProps={{
          htmlInput: {
            "aria-label": t("Feature {number}", { number: place + 1 }),
            maxLength: 2 * packageLimits.featureMax,
          },
        }}
      />
      <Row sx={{ gap: 0.5, gridColumn: { xs: "2", sm: "auto" }, justifyContent: "end" }}>
        <StepButtons {...{ name, place, onMove }} first={0} last={count - 1} />
        <IconAction label={t("Remove {name}", { name })} tip={t("Remove")} Icon={XIcon} danger onClick={onRemove} />
      </Row>
    </Box>
  );
}
