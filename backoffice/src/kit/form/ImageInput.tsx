import type { Media } from "@etalase/contracts/media.schema";
import { type ImageRule, photoRule } from "@etalase/contracts/rules/image";
import { Box, Button, type SxProps } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { fromLibrary, isLibraryPicture, type LibraryPicture } from "../data/libraryPicture.ts";
import { t } from "../language/t.ts";
import { fileProblem } from "../media/fitting/fitting.ts";
import { LibraryButtons } from "../media/LibraryButtons.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { useObjectUrl } from "../parts/useObjectUrl.ts";
import { outlined } from "../theme/looks.ts";
import { FieldNote } from "./FieldLabel.tsx";
import { FileDrop } from "./FileDrop.tsx";

type ImageInputProps = Readonly<{
  source: string;
  label: string;
  rule: ImageRule;
  hint: string;
  prompt?: string;
  /** The style of the picture here, if it differs from a photo's. */
  look?: SxProps;
  /** Renders the picture in a custom way. */
  preview?: (src: string, alt: string) => ReactNode;
  /** Returns the sentence for a problem with a chosen file. */
  problemOf?: (file: File, rule: ImageRule) => string | undefined;
  /** The record may have no picture. */
  removable?: boolean;
}>;

const photo = {
  width: 1,
  aspectRatio: "16 / 10",
  maxHeight: 280,
  objectFit: "cover",
  borderRadius: "10px",
  ...outlined,
  display: "block",
  mb: 1.5,
} as const;

// A removed picture is an empty text; react-admin would make it null.
const asChosen = (value: string | File | LibraryPicture) => value;

/**
 * An input for a picture. Its value is the stored picture's URL, or the file or library picture chosen to replace it. A
 * file that breaks the rule is reported and dropped.
 */
export function ImageInput(props: ImageInputProps) {
  const { source, label, rule, hint, prompt, look, preview, problemOf = fileProblem, removable = false } = props;
  const { field, fieldState, id } = useInput({ source, parse: asChosen });
  const { setError, clearErrors } = useFormContext();
  const noteId = useId();
  const chosen = field.value instanceof File ? field.value : undefined;
  const chosenUrl = useObjectUrl(chosen);
  const picked = isLibraryPicture(field.value) ? field.value : undefined;
  const stored = typeof field.value === "string" ? field.value : undefined;
  const shown = chosen ? chosenUrl : (picked?.url ?? stored);
  const name = chosen?.name ?? picked?.name;
  const alt = name ? t("Chosen: {name}", { name }) : t("Current picture");
  const error = fieldState.error?.message;

  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const problem = problemOf(file, rule);
    if (problem) return setError(source, { type: "file", message: problem });
    clearErrors(source);
    field.onChange(file);
  };
  const take = (media: Media | undefined) => {
    if (!media) return;
    clearErrors(source);
    field.onChange(fromLibrary(media));
  };
  const remove = () => {
    clearErrors(source);
    field.onChange("");
  };

  return (
    <div>
      {shown &&
        (preview?.(shown, alt) ?? (
          <Box component="img" src={shown} alt={alt} sx={[photo, ...(Array.isArray(look) ? look : [look])]} />
        ))}
      <FileDrop
        id={id}
        inputRef={field.ref}
        rule={rule}
        value={field.value}
        invalid={Boolean(error)}
        onFiles={choose}
        prompt={shown ? t("Replace: drop or browse") : (prompt ?? t("Drop an image or browse"))}
        {...{ label, noteId, hint }}
      />
      <FieldNote id={noteId} error={error} helper={name} />
      <LibraryButtons
        {...{ label, source }}
        kind={rule.kind}
        onChoose={([media]) => take(media)}
        // Pages name logos and icons by themselves.
        shown={rule.kind === "photo" ? (chosen ?? picked?.url ?? stored) : undefined}
        // The value stays the record's own when a stored picture is shown.
        onDescribed={(media) => stored === undefined && take(media)}
      />
      {shown && removable && (
        <Button
          size="small"
          startIcon={<Trash2Icon />}
          onClick={remove}
          aria-label={t("Remove {name}", { name: label.toLowerCase() })}
          sx={{ mt: 0.75, ml: -1 }}
        >
          {t("Remove")}
        </Button>
      )}
    </div>
  );
}

/** The section of a form that holds only a picture. */
export const ImageSection = ({
  title,
  label = title,
  required = false,
  ...image
}: Omit<ImageInputProps, "label"> & Readonly<{ title: string; label?: string; required?: boolean }>) => (
  <FormSection title={required ? `${title} *` : title}>
    <ImageInput label={label} {...image} />
  </FormSection>
);

/** The section of a form with the picture that a record needs. */
export const FeaturedImage = ({ problemOf = fileProblem }: Pick<ImageInputProps, "problemOf">) => (
  <ImageSection
    required
    title={t("Featured image")}
    source="featuredImage"
    rule={photoRule}
    problemOf={problemOf}
    hint={t("JPG, PNG, GIF or WebP, up to 5 MB")}
  />
);
