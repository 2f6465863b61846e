import { portfolioLimits } from "@etalase/contracts/portfolio";
import { Box, IconButton } from "@mui/material";
import { XIcon } from "lucide-react";
import { useRef } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { NewEntryField } from "../kit/form/NewEntryField.tsx";
import { piecesOf } from "../kit/form/pieces.ts";
import { t } from "../kit/language/t.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Row } from "../kit/theme/Words.tsx";

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const withoutRepeats = (names: readonly string[]) =>
  names.filter((name, index) => names.findIndex((other) => sameText(other, name)) === index);

const chip = {
  gap: 0.25,
  pl: 1.25,
  minHeight: 30,
  borderRadius: "8px",
  bgcolor: "action.selected",
  fontWeight: 600,
  fontSize: ".8125rem",
  overflowWrap: "anywhere",
};

type ChipsProps = Readonly<{ label: string; names: readonly string[]; onRemove: (name: string) => void }>;

const Chips = ({ label, names, onRemove }: ChipsProps) => (
  <PlainList
    aria-label={label}
    aria-live="polite"
    sx={{ mt: names.length > 0 ? 1 : 0, display: "flex", flexWrap: "wrap", gap: 0.75 }}
  >
    {names.map((name) => (
      <Row component="li" key={name} sx={chip}>
        {name}
        <IconButton size="small" aria-label={t("Remove {name}", { name })} onClick={() => onRemove(name)}>
          <Box component={XIcon} sx={{ fontSize: 15 }} />
        </IconButton>
      </Row>
    ))}
  </PlainList>
);

/** The form's list of technologies. */
function useTechnologies(source: string) {
  const { field, fieldState, id } = useInput({ source });
  const { trigger } = useFormContext();
  const names: readonly string[] = field.value ?? [];

  const set = (next: readonly string[]) => {
    field.onChange(next);
    // Shows and clears the error about too many technologies at once.
    void trigger(source);
  };
  return {
    id,
    names,
    isInvalid: fieldState.invalid,
    problem: fieldState.error?.message,
    ref: field.ref,
    onBlur: field.onBlur,
    addAll(added: readonly string[]) {
      const next = withoutRepeats([...names, ...added.filter(Boolean)]);
      if (next.length > names.length) set(next);
    },
    remove: (name: string) => set(names.filter((other) => other !== name)),
  };
}

/**
 * A list of texts: Enter or the plus button adds one, pasting text with commas adds several; empty and repeated ones
 * are ignored.
 */
export function TechnologiesInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const field = useTechnologies(source);
  const input = useRef<HTMLInputElement>(null);
  const remove = (name: string) => {
    field.remove(name);
    // The focused button was unmounted.
    input.current?.focus();
  };
  return (
    <div>
      <NewEntryField
        {...{ field, input, label }}
        placeholder={t("React")}
        add={t("Add technology")}
        max={portfolioLimits.technologiesMax}
        entriesOf={piecesOf}
      />
      <Chips label={t("Added {what}", { what: label.toLowerCase() })} names={field.names} onRemove={remove} />
    </div>
  );
}
