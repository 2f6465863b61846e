import { Box } from "@mui/material";
import { ImagePlusIcon } from "lucide-react";
import type { Ref } from "react";
import { useDropTarget } from "../parts/useDropTarget.ts";
import { Quiet } from "../theme/Words.tsx";

type FileDropProps = Readonly<{
  id: string;
  inputRef: Ref<HTMLInputElement>;
  label: string;
  prompt: string;
  hint: string;
  /** Media types for the file dialog; any file can be dropped. */
  types: readonly string[];
  multiple?: boolean;
  invalid: boolean;
  /** Id of the line with the error. */
  noteId: string;
  onFiles: (files: readonly File[]) => void;
}>;

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

// Invisible without covering anything, but with the keyboard, label and file dialog of a real file field.
const unseen = { position: "absolute", width: "1px", height: "1px", opacity: 0, pointerEvents: "none" } as const;

/** An area to drop files on, or to browse for them. */
export function FileDrop(props: FileDropProps) {
  const { id, inputRef, label, prompt, hint, types, multiple = false, invalid, noteId, onFiles } = props;
  const { over, target } = useDropTarget((event) => {
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  });

  return (
    <Box component="label" htmlFor={id} sx={dropZone(over, invalid)} {...target}>
      <Box component={ImagePlusIcon} sx={{ color: "primary.main" }} />
      <Quiet component="span">
        <Box component="span" sx={{ display: "block", fontWeight: 600, fontSize: ".875rem", color: "text.primary" }}>
          {prompt}
        </Box>
        {hint}
      </Quiet>
      <Box
        component="input"
        type="file"
        multiple={multiple}
        id={id}
        ref={inputRef}
        accept={types.join(",")}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={noteId}
        sx={unseen}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again after it was fixed.
          event.target.value = "";
        }}
      />
    </Box>
  );
}
