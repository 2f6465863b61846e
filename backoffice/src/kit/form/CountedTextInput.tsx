import { lengthOf } from "@etalase/contracts/text/text";
import { Box, type TextFieldProps } from "@mui/material";
import { useWatch } from "react-hook-form";
import { t } from "../language/t.ts";
import { TextFieldInput } from "./TextFieldInput.tsx";

type CountedTextInputProps = Readonly<{
  source: string;
  label: string;
  max: number;
  helper: string;
  required?: boolean;
}> &
  Pick<TextFieldProps, "minRows" | "maxRows" | "placeholder">;

/** Beside the label, so that it stays visible next to an error. */
const counter = { position: "absolute", top: 0, right: 0, fontSize: ".8125rem", fontVariantNumeric: "tabular-nums" };

/** A text of several lines, with its length as the rule counts it: without surrounding space. */
export function CountedTextInput({ max, ...input }: CountedTextInputProps) {
  const text: string = useWatch({ name: input.source }) ?? "";
  const length = lengthOf(text.trim());
  return (
    <Box sx={{ position: "relative" }}>
      <TextFieldInput multiline {...input} />
      <Box sx={{ ...counter, color: length > max ? "error.main" : "text.secondary" }}>
        {t("{length} / {max} characters", { length, max })}
      </Box>
    </Box>
  );
}
