import { settingsLimits as limits } from "@etalase/contracts/settings";
import { Box, Button } from "@mui/material";
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, XIcon } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { MoveButton } from "../order/MoveControls.tsx";
import { IconAction } from "../parts/IconAction.tsx";

const card = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
  pb: 2.5,
  mb: 2.5,
  borderBottom: 1,
  borderColor: "divider",
};

/** Questions and answers, in the order of the website. */
export function PriceAnswersInput({ source }: Readonly<{ source: string }>) {
  const { fields, append, remove, swap } = useFieldArray({ name: source });
  return (
    <Box className="wide">
      {fields.map(({ id }, place) => {
        const name = `question ${place + 1}`;
        return (
          <Box key={id} role="group" aria-label={`Short answer ${place + 1}`} sx={card}>
            <Box sx={{ display: "grid", gap: 2 }}>
              <TextFieldInput required source={`${source}.${place}.question`} label={`Question ${place + 1}`} />
              <TextFieldInput required multiline minRows={2} source={`${source}.${place}.answer`} label="Answer" />
            </Box>
            <Box sx={{ display: "flex", alignItems: "start", gap: 0.5, pt: { sm: 3 } }}>
              <MoveButton
                label={`Move ${name} up`}
                tip="Move up"
                Icon={ArrowUpIcon}
                end={place === 0 ? "Already first" : undefined}
                control="up"
                onClick={() => swap(place, place - 1)}
              />
              <MoveButton
                label={`Move ${name} down`}
                tip="Move down"
                Icon={ArrowDownIcon}
                end={place === fields.length - 1 ? "Already last" : undefined}
                control="down"
                onClick={() => swap(place, place + 1)}
              />
              <IconAction label={`Remove ${name}`} tip="Remove" Icon={XIcon} danger onClick={() => remove(place)} />
            </Box>
          </Box>
        );
      })}
      {fields.length < limits.priceAnswersMax && (
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => append({ question: "", answer: "" })}>
          Add question
        </Button>
      )}
    </Box>
  );
}
