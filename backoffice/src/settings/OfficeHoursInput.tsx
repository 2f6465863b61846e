import {
  type Holiday,
  type OfficeDay,
  type OfficeHours,
  officeHoursOf,
  officeLimits,
  officeWeek,
} from "@etalase/contracts/site/office-hours";
import { type TimeZone, timeZones } from "@etalase/contracts/site/time-zone";
import { Box, Button, IconButton, MenuItem, TextField, Typography } from "@mui/material";
import { PlusIcon, Trash2Icon } from "lucide-react";
import { useInput } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import { FieldGroup, FieldNote } from "../kit/form/FieldLabel.tsx";
import { SelectInput } from "../kit/form/SelectInput.tsx";
import { language, locale } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { formatCalendarDay, formatNearDay, isoDay } from "../kit/parts/format.ts";
import { lineAbove } from "../kit/theme/looks.ts";
import { Note, Row } from "../kit/theme/Words.tsx";
import { FoldedField } from "./FoldedField.tsx";
import { noteId, OpenSwitch, Spans, useAreRefused } from "./OfficeDay.tsx";
import { sentenceIn, settingsLabels } from "./settingsValues.ts";

type RowProps = Readonly<{ holiday: Holiday; onChange: (change: Partial<Holiday>) => void; onRemove: () => void }>;

function HolidayRow({ holiday: { date, name, spans }, onChange, onRemove }: RowProps) {
  const day = date ? formatCalendarDay(date) : t("new holiday");
  const isMissing = useAreRefused() && !date;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1, py: 1.5, ...lineAbove }}>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "11rem minmax(0, 1fr)" } }}>
        <TextField
          type="date"
          size="small"
          label={t("Date")}
          value={date}
          error={isMissing}
          onChange={({ target }) => onChange({ date: target.value })}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { "aria-describedby": isMissing ? noteId : undefined },
          }}
        />
        <TextField
          size="small"
          label={t("Name")}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: officeLimits.holidayNameMax } }}
        />
      </Box>
      <Row>
        <OpenSwitch {...{ day, spans }} onChange={(next) => onChange({ spans: next })} />
        <Note sx={{ flex: 1 }}>{t("Open, with other hours")}</Note>
        <IconButton size="small" aria-label={t("Remove {day}", { day })} onClick={onRemove}>
          <Trash2Icon size={18} />
        </IconButton>
      </Row>
      {spans && <Spans {...{ day, spans }} onChange={(next) => onChange({ spans: next })} />}
    </Box>
  );
}

type HolidaysProps = Readonly<{ holidays: readonly Holiday[]; onChange: (holidays: readonly Holiday[]) => void }>;

/** Days with hours of their own. Those that are over stay out of sight, and are let go with the next change. */
function Holidays({ holidays, onChange }: HolidaysProps) {
  const { defaultValues } = useFormState();
  const today = isoDay(new Date());
  // Only stored ones: a date is long ago while its year is typed.
  const over = officeHoursOf(defaultValues?.officeHours).holidays.filter(({ date }) => date < today);
  const coming = holidays.filter(({ date }) => !over.some((past) => past.date === date));
  return (
    <FieldGroup label={t("Holidays")}>
      {coming.map((holiday, place) => (
        <HolidayRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a new holiday has no date yet
          key={place}
          holiday={holiday}
          onChange={(change) => onChange(coming.with(place, { ...holiday, ...change }))}
          onRemove={() => onChange(coming.toSpliced(place, 1))}
        />
      ))}
      <Button
        size="small"
        variant="outlined"
        startIcon={<PlusIcon size={16} />}
        onClick={() => onChange([...coming, { date: "", name: "", spans: null }])}
      >
        {t("Add a holiday")}
      </Button>
    </FieldGroup>
  );
}

const weekdaysIn = (weekday: "long" | "short") => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  // That month began on a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)));
};
const weekdays = weekdaysIn("long");

const noDay = t("No day is open, so pages do not show your hours.");

const dayRow = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "9rem auto minmax(0, 1fr)" },
  alignItems: "start",
  columnGap: 1.5,
  minHeight: 48,
};

type Days = OfficeHours["days"];

/** The days of the week; one that is switched on starts with the hours of the day before. */
const Week = ({ days, onChange }: Readonly<{ days: Days; onChange: (days: Days) => void }>) =>
  weekdays.map((day, place) => {
    const spans = days[place] ?? null;
    const change = (next: OfficeDay) => onChange(days.with(place, next));
    return (
      <Box key={day} sx={dayRow}>
        <Typography component="span" sx={{ fontSize: ".875rem", fontWeight: 600, py: 1 }}>
          {day}
        </Typography>
        <OpenSwitch {...{ day, spans }} first={days.slice(0, place).findLast(Boolean) ?? undefined} onChange={change} />
        {spans ? (
          <Spans {...{ day, spans }} onChange={change}>
            <Button
              size="small"
              aria-label={t("Copy {day} to all open days", { day })}
              onClick={() => onChange(days.map((other) => other && spans))}
            >
              {t("Copy to all")}
            </Button>
          </Spans>
        ) : (
          <Note sx={{ py: 1 }}>{t("Closed")}</Note>
        )}
      </Box>
    );
  });

/** The office hours, day by day, with the holidays and the site's time zone. */
function Hours() {
  const { field, fieldState } = useInput({ source: "officeHours", parse: (value: OfficeHours) => value });
  const hours = officeHoursOf(field.value);
  const change = (part: Partial<OfficeHours>) => field.onChange({ ...hours, ...part });
  return (
    <FieldGroup label={settingsLabels.officeHours}>
      <Week days={hours.days} onChange={(days) => change({ days })} />
      <Box id="timeZone" sx={{ mt: 1.5, mb: 3 }}>
        <SelectInput
          source="timeZone"
          label={settingsLabels.timeZone}
          helper={t("For every date and time of the site and the dashboard.")}
        >
          {timeZones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </SelectInput>
      </Box>
      <Holidays holidays={hours.holidays} onChange={(holidays) => change({ holidays })} />
      <FieldNote id={noteId} error={sentenceIn(fieldState.error)} helper={officeWeek(hours).length === 0 && noDay} />
      <Box sx={{ mt: 2.25, ...lineAbove }} />
    </FieldGroup>
  );
}

const shortWeekdays = weekdaysIn("short");
const clock = (time: string) => (language === "id" ? time.replace(":", ".") : time);

/** Says the week in few lines, "Mon–Fri 09:00–17:00", with the zone and the next holiday. */
function lineOf(hours: OfficeHours, zone: TimeZone): string {
  const parts = officeWeek(hours).map(({ first, last, spans }) => {
    const names = [shortWeekdays[first], ...(last > first ? [shortWeekdays[last]] : [])];
    return `${names.join("–")}\t${spans.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(" + ")}`;
  });
  if (parts.length === 0) return noDay;
  const coming = hours.holidays.filter(({ date }) => date >= isoDay(new Date()));
  const [next] = coming.toSorted((one, other) => one.date.localeCompare(other.date));
  const holiday = next && `${t("Holiday")}\t${formatNearDay(next.date)} ${next.name}`;
  return [...parts, `${t("Zone")}\t${zone}`, holiday].join("\n");
}

/** The hours in few lines until somebody changes them, or until they are refused. */
export function OfficeHoursInput() {
  const [hours, zone] = useWatch({ name: ["officeHours", "timeZone"] });
  return (
    <FoldedField sources={["officeHours", "timeZone"]} line={lineOf(officeHoursOf(hours), zone)}>
      <Hours />
    </FoldedField>
  );
}
