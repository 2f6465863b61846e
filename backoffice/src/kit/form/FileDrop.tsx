import type { ImageRule } from "@etalase/contracts/rules/image";
import { Box } from "@mui/material";
import { ImagePlusIcon } from "lucide-react";
import type { Ref } from "react";
import { t } from "../language/t.ts";
import { useFitting } from "../media/fitting/useFitting.ts";
import { Progress } from "../parts/Progress.tsx";
import { useDropTarget } from "../parts/useDropTarget.ts";
import { Note, Quiet } from "../theme/Words.tsx";

type FileDropProps = Readonly<{
  id: string;
  inputRef: Ref<HTMLInputElement>;
  label: string;
  prompt: string;
  hint: string;
  /** Names the types for the file dialog; any file can be dropped. */
  rule: ImageRule;
  multiple?: boolean;
  /** The content of the field. A change of it overtakes a file that is still being prepared. */
  value?: unknown;
  invalid: boolean;
  /** Id of the line with the error. */
  noteId: string;
  /** Receives the files once they fit the rule, or cannot. */
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

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(", ");

/** The pictures that are being made small enough, which takes a phone's photo some seconds. */
function Preparing({ files }: Readonly<{ files: readonly File[] }>) {
  const sentence = files.length > 0 ? t("Preparing {names} …", { names: namesOf(files) }) : "";
  return (
    <>
      <Note role="status" sx={{ mt: sentence && 0.5 }}>
        {sentence}
      </Note>
      {sentence && <Progress label={t("Preparing pictures")} sx={{ mt: 0.75, height: 6 }} />}
    </>
  );
}

/** An area to drop files on, or to browse for them. Shows the files that are still being prepared. */
export function FileDrop(props: FileDropProps) {
  const { id, inputRef, label, prompt, hint, rule, multiple = false, value, invalid, noteId, onFiles } = props;
  const { preparing, take } = useFitting({ id, rule, multiple, value, onFiles });
  const choose = (files: FileList | null) => take([...(files ?? [])].slice(0, multiple ? undefined : 1));
  const { over, target } = useDropTarget((event) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  });

  return (
    <>
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
          accept={rule.types.join(",")}
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={noteId}
          sx={unseen}
          onChange={(event) => {
            choose(event.target.files);
            // Allows the same file to be chosen again after it was fixed.
            event.target.value = "";
          }}
        />
      </Box>
      <Preparing files={preparing} />
    </>
  );
}
