import { type OfficeDay, type OfficeHours, officeHoursOf, officeWeek } from "@etalase/contracts/site/office-hours";
import { timeZones } from "@etalase/contracts/site/time-zone";
import { Box, Button, MenuItem, Typography } from "@mui/material";
import { useInput } from "react-admin";
import { FieldGroup, FieldNote } from "../kit/form/FieldLabel.tsx";
import { SelectInput } from "../kit/form/SelectInput.tsx";
import { locale } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { Holidays } from "./Holidays.tsx";
import { noteId, OpenSwitch, Spans } from "./OfficeDay.tsx";
import { sentenceIn, settingsLabels } from "./settingsValues.ts";

export const weekdaysIn = (weekday: "long" | "short") => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  // That month began on a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)));
};
const weekdays = weekdaysIn("long");

export const noDay = t("No day is open, so pages do not show your hours.");

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
        {spans && (
          <Spans {...{ day, spans }} onChange={change}>
            <Button
              size="small"
              aria-label={t("Copy {day} to all open days", { day })}
              onClick={() => onChange(days.map((other) => other && spans))}
            >
              {t("Copy to all")}
            </Button>
          </Spans>
        )}
      </Box>
    );
  });

/** The office hours, day by day, with the holidays and the site's time zone. */
export function Hours() {
  const { field, fieldState } = useInput({ source: "officeHours", parse: (value: OfficeHours) => value });
  const hours = officeHoursOf(field.value);
  const change = (part: Partial<OfficeHours>) => field.onChange({ ...hours, ...part });
  return (
    <FieldGroup label={settingsLabels.officeHours}>
      <Week days={hours.days} onChange={(days) => change({ days })} />
      <Box id="timeZone" sx={{ my: 1.5 }}>
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
    </FieldGroup>
  );
}
