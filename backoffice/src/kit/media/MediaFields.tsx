import { mediaLimits } from "@etalase/contracts/media";
import type { Media } from "@etalase/contracts/media.schema";
import { TextField } from "@mui/material";
import { t } from "../language/t.ts";

type MediaFieldsProps = Readonly<{ edited: Media; onChange: (edited: Media) => void }>;

/** The inputs for the texts of a picture. */
export const MediaFields = ({ edited, onChange }: MediaFieldsProps) => (
  <>
    <TextField
      label={t("Alternative text")}
      value={edited.alt}
      multiline
      maxRows={4}
      autoFocus
      onChange={({ target }) => onChange({ ...edited, alt: target.value })}
      helperText={t("Describe the picture for readers who cannot see it.")}
      slotProps={{ htmlInput: { maxLength: mediaLimits.altMax } }}
    />
    <TextField
      label={t("Caption")}
      value={edited.caption}
      multiline
      maxRows={4}
      onChange={({ target }) => onChange({ ...edited, caption: target.value })}
      helperText={t("Shown below the picture where there is room, such as a photo credit.")}
      slotProps={{ htmlInput: { maxLength: mediaLimits.captionMax } }}
    />
    <TextField
      label={t("Name")}
      value={edited.name}
      error={!edited.name.trim()}
      onChange={({ target }) => onChange({ ...edited, name: target.value })}
      helperText={edited.name.trim() ? t("Only visible here.") : t("{field} is required", { field: t("Name") })}
      slotProps={{ htmlInput: { maxLength: mediaLimits.nameMax } }}
    />
  </>
);
