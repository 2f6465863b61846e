import { portfolioLimits } from "@etalase/contracts/portfolio";
import { Box, IconButton } from "@mui/material";
import { XIcon } from "lucide-react";
import { useRef } from "react";
import { NewEntryField, useTextList } from "../kit/form/NewEntryField.tsx";
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

/**
 * A list of texts: Enter or the plus button adds one, pasting text with commas adds several; empty and repeated ones
 * are ignored.
 */
export function TechnologiesInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const { texts: names, set, field } = useTextList(source);
  const input = useRef<HTMLInputElement>(null);
  const add = (added: readonly string[]) => {
    const next = withoutRepeats([...names, ...added.filter(Boolean)]);
    if (next.length > names.length) set(next);
  };
  const remove = (name: string) => {
    set(names.filter((other) => other !== name));
    // The focused button was unmounted.
    input.current?.focus();
  };
  return (
    <div>
      <NewEntryField
        {...{ field, input, label }}
        onAdd={add}
        placeholder={t("React")}
        add={t("Add technology")}
        max={portfolioLimits.technologiesMax}
        entriesOf={piecesOf}
      />
      <Chips label={t("Added {what}", { what: label.toLowerCase() })} names={names} onRemove={remove} />
    </div>
  );
}
