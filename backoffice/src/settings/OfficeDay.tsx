import { type OfficeDay, type OfficeSpan, officeLimits, spansProblem } from "@etalase/contracts/site/office-hours";
import { Box, Button, IconButton, Switch, TextField } from "@mui/material";
import { PlusIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../kit/language/t.ts";
import { Row } from "../kit/theme/Words.tsx";

/** The hours of the day that nobody has entered yet. */
export const usual: readonly OfficeSpan[] = [{ opens: "09:00", closes: "17:00" }];

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Ends the last span early for a break of an hour; a short one is followed by another instead. */
function withBreak(spans: readonly OfficeSpan[]): readonly OfficeSpan[] {
  const last = spans.at(-1) ?? { opens: "09:00", closes: "17:00" };
  const [opens, closes] = [minutesOf(last.opens), minutesOf(last.closes)];
  const start = opens < 12 * 60 && closes > 13 * 60 ? 12 * 60 : Math.floor((opens + closes) / 2 / 60) * 60;
  if (start <= opens || start + 60 >= closes) {
    const next = Math.min(closes + 60, 23 * 60);
    return [...spans, { opens: clockOf(next), closes: clockOf(Math.min(next + 120, 24 * 60 - 1)) }];
  }
  return [
    ...spans.slice(0, -1),
    { opens: last.opens, closes: clockOf(start) },
    { opens: clockOf(start + 60), closes: last.closes },
  ];
}

type SpansProps = Readonly<{
  day: string;
  spans: readonly OfficeSpan[];
  noteId: string;
  hasError: boolean;
  onChange: (spans: readonly OfficeSpan[]) => void;
  /** Further actions of the day. */
  children?: ReactNode;
}>;

/** The names of a span's times for screen readers: only the later ones of a day need a number. */
const labelsOf = (day: string, place: number) =>
  place === 0
    ? [t("{day} from", { day }), t("{day} to", { day })]
    : [t("{day} from, {number}", { day, number: place + 1 }), t("{day} to, {number}", { day, number: place + 1 })];

/** The hours of a day, with its breaks between them. */
export function Spans({ day, spans, noteId, hasError, onChange, children }: SpansProps) {
  const isWrong = hasError && spansProblem(spans) !== undefined;
  const time = (place: number, part: keyof OfficeSpan) => {
    const span = spans[place];
    return (
      <TextField
        type="time"
        size="small"
        fullWidth
        hiddenLabel
        sx={{ "& input": { px: { xs: 0.75, sm: 1.75 } } }}
        value={span?.[part] ?? ""}
        error={isWrong}
        onChange={({ target }) => span && onChange(spans.with(place, { ...span, [part]: target.value }))}
        slotProps={{
          htmlInput: {
            "aria-label": labelsOf(day, place)[part === "opens" ? 0 : 1],
            "aria-describedby": isWrong ? noteId : undefined,
          },
        }}
      />
    );
  };
  return (
    <Box sx={{ gridColumn: { xs: "1 / -1", sm: "3" }, display: "grid", gap: 0.5, pb: 0.5, maxWidth: 360 }}>
      {spans.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
        <Row key={place}>
          {time(place, "opens")}
          <span aria-hidden="true">–</span>
          {time(place, "closes")}
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

export const dayRow = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "9rem auto minmax(0, 1fr)" },
  alignItems: "start",
  columnGap: 1.5,
  minHeight: 48,
};

type OpenSwitchProps = Readonly<{
  label: string;
  day: OfficeDay;
  /** The hours of a day that is switched on. */
  first: readonly OfficeSpan[];
  onChange: (day: OfficeDay) => void;
}>;

export const OpenSwitch = ({ label, day, first, onChange }: OpenSwitchProps) => (
  <Switch
    checked={day !== null}
    onChange={(_, isOn) => onChange(isOn ? first : null)}
    slotProps={{ input: { role: "switch", "aria-label": label } }}
  />
);
