import { photoTypes } from "@etalase/contracts/rules/image";
import { Button, type ButtonProps } from "@mui/material";
import { UploadIcon } from "lucide-react";
import { useRef } from "react";
import { t } from "../language/t.ts";
import { visuallyHidden } from "../theme/palette.ts";

type UploadButtonProps = Readonly<{
  label: string;
  multiple?: boolean;
  variant?: ButtonProps["variant"];
  /** Media types for the file dialog. */
  types?: readonly string[];
  onFiles: (files: readonly File[]) => void;
}>;

/** Chooses files from this computer. */
export function UploadButton(props: UploadButtonProps) {
  const { label, multiple = false, variant = "outlined", types = photoTypes, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={t("{label}: files", { label })}
        multiple={multiple}
        accept={types.join(",")}
        style={visuallyHidden}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
