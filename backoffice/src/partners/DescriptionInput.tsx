import { partnerLimits } from "@etalase/contracts/partners";
import { lengthOf } from "@etalase/contracts/text";
import { Box } from "@mui/material";
import { useWatch } from "react-hook-form";
import { TextFieldInput } from "../form/TextFieldInput.tsx";

const max = partnerLimits.descriptionMax;

/** Beside the label, so that it stays in sight when something is wrong. */
const counter = { position: "absolute", top: 0, right: 0, fontSize: ".8125rem" };

export function DescriptionInput() {
  const description: string | undefined = useWatch({ name: "description" });
  const length = lengthOf((description ?? "").trim());
  return (
    <Box sx={{ position: "relative" }}>
      <TextFieldInput
        multiline
        minRows={4}
        maxRows={12}
        source="description"
        label="Description"
        helper="What the partner does, in a sentence or two."
      />
      <Box sx={{ ...counter, color: length > max ? "error.main" : "text.secondary" }}>
        {length} / {max} characters
      </Box>
    </Box>
  );
}
