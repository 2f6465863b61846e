import { areInOrder, type OfficeDay, type OfficeSpan, officeLimits } from "@etalase/contracts/site/office-hours";
import { Box, Button, IconButton, Switch, TextField } from "@mui/material";
import { PlusIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { t } from "../kit/language/t.ts";
import { Row } from "../kit/theme/Words.tsx";

/** The note below all hours, which says why they were refused. */
export const noteId = "office-hours-note";
export const useAreRefused = () => Boolean(useFormState({ name: "officeHours" }).errors.officeHours);

/** The hours of a day that nobody has entered yet. */
const usual: readonly OfficeSpan[] = [{ opens: "09:00", closes: "17:00" }];

/** Parts the last hours at noon; later ones are followed by others. */
function withBreak(spans: readonly OfficeSpan[]): readonly OfficeSpan[] {
  const { opens, closes } = spans.at(-1) ?? { opens: "", closes: "" };
  return opens < "12:00" && closes > "13:00"
    ? [...spans.slice(0, -1), { opens, closes: "12:00" }, { opens: "13:00", closes }]
    : [...spans, { opens: closes, closes: "23:59" }];
}

type SpansProps = Readonly<{
  day: string;
  spans: readonly OfficeSpan[];
  onChange: (spans: readonly OfficeSpan[]) => void;
  /** Further actions of the day. */
  children?: ReactNode;
}>;

/** The hours of a day, with its breaks between them. */
export function Spans({ day, spans, onChange, children }: SpansProps) {
  const isWrong = useAreRefused() && !areInOrder(spans);
  const timeIn = (span: OfficeSpan, place: number, part: keyof OfficeSpan, label: string) => (
    <TextField
      type="time"
      size="small"
      fullWidth
      hiddenLabel
      sx={{ "& input": { px: { xs: 0.75, sm: 1.75 } } }}
      value={span[part]}
      error={isWrong}
      onChange={({ target }) => onChange(spans.with(place, { ...span, [part]: target.value }))}
      slotProps={{ htmlInput: { "aria-label": label, "aria-describedby": isWrong ? noteId : undefined } }}
    />
  );
  return (
    <Box sx={{ gridColumn: { xs: "1 / -1", sm: "3" }, display: "grid", gap: 0.5, pb: 0.5, maxWidth: 360 }}>
      {spans.map((span, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
        <Row key={place}>
          {timeIn(span, place, "opens", t("{day} from, {number}", { day, number: place + 1 }))}
          <span aria-hidden="true">–</span>
          {timeIn(span, place, "closes", t("{day} to, {number}", { day, number: place + 1 }))}
          <IconButton
            size="small"
            aria-label={t("Remove hours {number} of {day}", { number: place + 1, day })}
            onClick={() => onChange(spans.toSpliced(place, 1))}
            sx={{ visibility: spans.length > 1 ? "visible" : "hidden" }}
          >
            <XIcon size={18} />
          </IconButton>
        </Row>
      ))}
      <Row>
        {spans.length < officeLimits.spansMax && (
          <Button
            size="small"
            startIcon={<PlusIcon size={16} />}
            aria-label={t("Add a break on {day}", { day })}
            onClick={() => onChange(withBreak(spans))}
          >
            {t("Add a break")}
          </Button>
        )}
        {children}
      </Row>
    </Box>
  );
}

type OpenSwitchProps = Readonly<{
  day: string;
  spans: OfficeDay;
  /** The hours of a day that is switched on. */
  first?: readonly OfficeSpan[] | undefined;
  onChange: (spans: OfficeDay) => void;
}>;

export const OpenSwitch = ({ day, spans, first = usual, onChange }: OpenSwitchProps) => (
  <Switch
    checked={spans !== null}
    onChange={(_, isOn) => onChange(isOn ? first : null)}
    slotProps={{ input: { role: "switch", "aria-label": t("Open on {day}", { day }) } }}
  />
);
