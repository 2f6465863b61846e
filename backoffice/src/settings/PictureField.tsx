import { Box } from "@mui/material";
import type { ComponentProps } from "react";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { ImageInput } from "../kit/form/ImageInput.tsx";
import { settingsLabels as labels, type SettingName } from "./settingsValues.ts";

type PictureFieldProps = Omit<ComponentProps<typeof ImageInput>, "label"> & Readonly<{ source: SettingName }>;

/** A picture that the site may lack. */
export const PictureField = (picture: PictureFieldProps) => (
  <Box id={picture.source}>
    <FieldGroup label={labels[picture.source]}>
      <ImageInput removable {...picture} label={labels[picture.source]} />
    </FieldGroup>
  </Box>
);
