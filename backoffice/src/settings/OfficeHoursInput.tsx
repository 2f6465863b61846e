import { type OfficeDay, type OfficeHours, officeHoursOf, officeWeek } from "@etalase/contracts/site/office-hours";
import { type TimeZone, timeZones } from "@etalase/contracts/site/time-zone";
import { Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { FieldGroup, FieldNote } from "../kit/form/FieldLabel.tsx";
import { language, locale } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { FoldedField } from "./FoldedField.tsx";
import { Holidays } from "./HolidaysInput.tsx";
import { dayRow, OpenSwitch, Spans, usual } from "./OfficeDay.tsx";
import { sentenceIn, settingsLabels } from "./settingsValues.ts";

const weekdaysIn = (weekday: "long" | "short") => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  // That month began on a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)));
};
const weekdays = weekdaysIn("long");
const shortWeekdays = weekdaysIn("short");

const zoneHelp: Readonly<Record<string, string>> = { WIB: "Jakarta", WITA: "Makassar, Denpasar", WIT: "Jayapura" };

const noDay = t("No day is open, so pages do not show your hours.");
const clock = (time: string) => (language === "id" ? time.replace(":", ".") : time);

/** Says the week in one line: "Mon–Fri 09:00–17:00, Sat 09:00–12:00 WIB". */
function lineOf(hours: OfficeHours, zone: TimeZone): string {
  const parts = officeWeek(hours).map(({ first, last, spans }) => {
    const names = [shortWeekdays[first], ...(last > first ? [shortWeekdays[last]] : [])];
    return `${names.join("–")} ${spans.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(" + ")}`;
  });
  return parts.length > 0 ? `${parts.join(", ")} ${zone}` : noDay;
}

type WeekProps = Readonly<{
  hours: OfficeHours;
  noteId: string;
  hasError: boolean;
  onChange: (hours: OfficeHours) => void;
}>;

function Week({ hours, onChange, ...note }: WeekProps) {
  const { days } = hours;
  const setDay = (place: number, day: OfficeDay) => onChange({ ...hours, days: days.with(place, day) });
  return weekdays.map((name, place) => {
    const day = days[place] ?? null;
    return (
      <Box key={name} sx={dayRow}>
        <Typography component="span" sx={{ fontSize: ".875rem", fontWeight: 600, py: 1 }}>
          {name}
        </Typography>
        <OpenSwitch
          label={t("Open on {day}", { day: name })}
          day={day}
          first={days.slice(0, place).findLast((before) => before !== null) ?? usual}
          onChange={(next) => setDay(place, next)}
        />
        {day && (
          <Spans day={name} spans={day} {...note} onChange={(spans) => setDay(place, spans)}>
            <Button
              size="small"
              aria-label={t("Copy {day} to all open days", { day: name })}
              onClick={() => onChange({ ...hours, days: days.map((other) => other && day) })}
            >
              {t("Copy to all")}
            </Button>
          </Spans>
        )}
      </Box>
    );
  });
}

function Hours({ source }: Readonly<{ source: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (value: OfficeHours) => value });
  const zone = useInput({ source: "timeZone" });
  const hours = officeHoursOf(field.value);
  const noteId = `${id}-note`;
  const error = sentenceIn(fieldState.error);
  const note = { noteId, hasError: Boolean(error), onChange: field.onChange };
  return (
    <FieldGroup label={settingsLabels.officeHours}>
      <Week hours={hours} {...note} />
      <TextField
        select
        label={settingsLabels.timeZone}
        {...zone.field}
        helperText={t("For every date and time of the site and the dashboard.")}
        sx={{ my: 1.5, minWidth: 220 }}
      >
        {timeZones.map((name) => (
          <MenuItem key={name} value={name}>
            {`${name} (${zoneHelp[name]})`}
          </MenuItem>
        ))}
      </TextField>
      <Holidays {...note} holidays={hours.holidays} onChange={(holidays) => field.onChange({ ...hours, holidays })} />
      <FieldNote id={noteId} error={error} helper={officeWeek(hours).length === 0 && noDay} />
    </FieldGroup>
  );
}

/**
 * The office hours, day by day, with the holidays and the site's time zone; a day that is switched on starts with the
 * hours of the day before.
 */
export function OfficeHoursInput({ source }: Readonly<{ source: string }>) {
  const [hours, zone] = useWatch({ name: [source, "timeZone"] });
  return (
    <FoldedField
      source={source}
      others={["timeZone"]}
      label={settingsLabels.officeHours}
      line={lineOf(officeHoursOf(hours), zone)}
    >
      <Hours source={source} />
    </FoldedField>
  );
}
