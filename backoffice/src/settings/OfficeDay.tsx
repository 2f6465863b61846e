import { areInOrder, type OfficeDay, type OfficeSpan, officeLimits } from "@etalase/contracts/site/office-hours";
import { minuteMs } from "@etalase/contracts/site/time-zone";
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

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number) => new Date(minutes * minuteMs).toISOString().slice(11, 16);
const [noon, dayEnd] = [minutesOf("12:00"), minutesOf("23:59")];

/** Parts the last hours with an hour's break, at noon or in their middle; short ones get two more hours after it. */
function withBreak(spans: readonly OfficeSpan[]): readonly OfficeSpan[] | undefined {
  const last = spans.at(-1);
  if (spans.length === officeLimits.spansMax || !last || last.opens >= last.closes) return undefined;
  const [opens, closes] = [minutesOf(last.opens), minutesOf(last.closes)];
  const middle = opens < noon && closes > noon + 60 ? noon : Math.floor((opens + closes) / 2 / 60) * 60;
  const isLong = middle > opens && middle + 60 < closes;
  const [start, end] = isLong ? [middle, closes] : [closes, Math.min(closes + 180, dayEnd)];
  if (start + 60 >= end) return undefined;
  const parted = { opens: clockOf(start + 60), closes: clockOf(end) };
  return [...spans.slice(0, -1), { ...last, closes: clockOf(start) }, parted];
}

type SpansProps = Readonly<{
  day: string;
  spans: readonly OfficeSpan[];
  onChange: (spans: readonly OfficeSpan[]) => void;
  /** Further actions of the day. */
  children?: ReactNode;
}>;

const spansLook = {
  gridColumn: { xs: "1 / -1", sm: "3" },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 0.5,
  pb: 0.5,
  maxWidth: 360,
};

/** On phones a time in twelve hours needs the room of the picker's sign. */
const picker = { "&::-webkit-calendar-picker-indicator": { display: { xs: "none", sm: "block" } } };
const timeLook = { "& input": { px: { xs: 0.75, sm: 1.75 }, ...picker } };

/** The hours of a day, with its breaks between them. */
export function Spans({ day, spans, onChange, children }: SpansProps) {
  const isWrong = useAreRefused() && !areInOrder(spans);
  const parted = withBreak(spans);
  const timeIn = (span: OfficeSpan, place: number, part: keyof OfficeSpan, label: string) => (
    <TextField
      type="time"
      size="small"
      fullWidth
      hiddenLabel
      sx={timeLook}
      value={span[part]}
      error={isWrong}
      onChange={({ target }) => onChange(spans.with(place, { ...span, [part]: target.value }))}
      slotProps={{ htmlInput: { "aria-label": label, "aria-describedby": isWrong ? noteId : undefined } }}
    />
  );
  return (
    <Box sx={spansLook}>
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
        {parted && (
          <Button
            size="small"
            startIcon={<PlusIcon size={16} />}
            aria-label={t("Add a break on {day}", { day })}
            onClick={() => onChange(parted)}
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
