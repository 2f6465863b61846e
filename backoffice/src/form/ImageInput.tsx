import { type ImageRule, imageProblem } from "@etalase/contracts/image";
import { Box } from "@mui/material";
import { type DragEvent, useId, useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { ImagePlusIcon } from "../icons.tsx";
import { FieldNote } from "./FieldNote.tsx";
import { useObjectUrl } from "./useObjectUrl.ts";

type ImageInputProps = Readonly<{ source: string; label: string; rule: ImageRule; hint: string }>;

const preview = {
  width: 1,
  aspectRatio: "16 / 10",
  maxHeight: 280,
  objectFit: "cover",
  borderRadius: "10px",
  border: 1,
  borderColor: "divider",
  display: "block",
  mb: 1.5,
} as const;

const dropZone = (over: boolean, invalid: boolean) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 1.25,
  p: 1.75,
  minHeight: 60,
  borderRadius: "10px",
  border: "1.5px dashed",
  borderColor: invalid ? "error.main" : over ? "primary.main" : "text.secondary",
  bgcolor: over ? "action.selected" : "background.default",
  cursor: "pointer",
  "&:hover": { borderColor: "primary.main" },
  "&:has(input:focus-visible)": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 2 },
});

// Covers nothing and cannot be seen, but keeps the keyboard, the label and the file dialog of a real file field.
const unseen = { position: "absolute", width: "1px", height: "1px", opacity: 0, pointerEvents: "none" } as const;

/** A stored picture's URL, or the file chosen to replace it. A file that breaks the rule is told about and dropped. */
export function ImageInput({ source, label, rule, hint }: ImageInputProps) {
  const { field, fieldState, id } = useInput({ source });
  const { setError, clearErrors } = useFormContext();
  const [over, setOver] = useState(false);
  const noteId = useId();
  const chosen = field.value instanceof File ? field.value : undefined;
  const chosenUrl = useObjectUrl(chosen);
  const shown = chosen ? chosenUrl : typeof field.value === "string" ? field.value : undefined;
  const error = fieldState.error?.message;

  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = imageProblem(file, rule);
    if (problem) return setError(source, { type: "file", message: problem });
    clearErrors(source);
    field.onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };

  return (
    <div>
      {shown && (
        <Box component="img" src={shown} alt={chosen ? `Chosen: ${chosen.name}` : "Current picture"} sx={preview} />
      )}
      <Box
        component="label"
        htmlFor={id}
        sx={dropZone(over, Boolean(error))}
        onDrop={drop}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
      >
        <ImagePlusIcon sx={{ color: "primary.main" }} />
        <Box component="span" sx={{ fontSize: ".8125rem", color: "text.secondary" }}>
          <Box component="span" sx={{ display: "block", fontWeight: 600, fontSize: ".875rem", color: "text.primary" }}>
            {shown ? "Replace: drop or browse" : "Drop an image or browse"}
          </Box>
          {hint}
        </Box>
        <Box
          component="input"
          type="file"
          id={id}
          ref={field.ref}
          accept={rule.types.join(",")}
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={noteId}
          sx={unseen}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file may be chosen again after it was mended.
            event.target.value = "";
          }}
        />
      </Box>
      <FieldNote id={noteId} error={error} helper={chosen?.name} />
    </div>
  );
}
