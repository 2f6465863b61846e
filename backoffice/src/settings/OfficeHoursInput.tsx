import { type OfficeHours, type OfficeSpan, officeHoursOf, officeWeek } from "@etalase/contracts/site/office-hours";
import { type TimeZone, timeZones } from "@etalase/contracts/site/time-zone";
import { Box, MenuItem, Switch, TextField, Typography } from "@mui/material";
import { useInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { FieldGroup, FieldNote } from "../kit/form/FieldLabel.tsx";
import { language, locale } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { Row } from "../kit/theme/Words.tsx";
import { FoldedField } from "./FoldedField.tsx";
import { sentenceIn, settingsLabels } from "./settingsValues.ts";

const weekdaysIn = (weekday: "long" | "short") => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  // That month began on a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)));
};
const weekdays = weekdaysIn("long");
const shortWeekdays = weekdaysIn("short");

const usual = { opens: "09:00", closes: "17:00" };
const zoneHelp: Readonly<Record<string, string>> = { WIB: "Jakarta", WITA: "Makassar, Denpasar", WIT: "Jayapura" };

type Day = OfficeSpan | null;
type DayRowProps = Readonly<{
  name: string;
  day: Day;
  isWrong: boolean;
  noteId: string;
  onChange: (day: Day) => void;
  /** The initial hours of a day that is switched on. */
  first: NonNullable<Day>;
}>;

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "9rem auto minmax(0, 1fr)" },
  alignItems: "center",
  columnGap: 1.5,
  minHeight: 48,
};
const times = { gridColumn: { xs: "1 / -1", sm: "3" }, maxWidth: 320 };

function DayRow({ name, day, isWrong, noteId, onChange, first }: DayRowProps) {
  const time = (part: "opens" | "closes", label: string) =>
    day && (
      <TextField
        type="time"
        size="small"
        fullWidth
        hiddenLabel
        sx={{ "& input": { px: { xs: 0.75, sm: 1.75 } } }}
        value={day[part]}
        error={isWrong}
        onChange={({ target }) => onChange({ ...day, [part]: target.value })}
        slotProps={{
          htmlInput: { "aria-label": label, "aria-describedby": isWrong ? noteId : undefined },
        }}
      />
    );
  return (
    <Box sx={row}>
      <Typography component="span" sx={{ fontSize: ".875rem", fontWeight: 600 }}>
        {name}
      </Typography>
      <Switch
        checked={day !== null}
        onChange={(_, isOn) => onChange(isOn ? first : null)}
        slotProps={{ input: { role: "switch", "aria-label": t("Open on {day}", { day: name }) } }}
      />
      {day && (
        <Row sx={times}>
          {time("opens", t("{day} from", { day: name }))}
          <span aria-hidden="true">–</span>
          {time("closes", t("{day} to", { day: name }))}
        </Row>
      )}
    </Box>
  );
}

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

function Week({ source }: Readonly<{ source: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (value: OfficeHours) => value });
  const hours = officeHoursOf(field.value);
  const zone = useInput({ source: "timeZone" });
  const days = hours.days.map((spans) => spans?.[0] ?? null);
  const noteId = `${id}-note`;
  const error = sentenceIn(fieldState.error);
  const setDay = (place: number, day: Day) => field.onChange({ ...hours, days: hours.days.with(place, day && [day]) });
  return (
    <FieldGroup label={settingsLabels.officeHours}>
      {weekdays.map((name, place) => (
        <DayRow
          key={name}
          name={name}
          day={days[place] ?? null}
          isWrong={Boolean(error && days[place] && days[place].closes <= days[place].opens)}
          noteId={noteId}
          onChange={(day) => setDay(place, day)}
          first={days.slice(0, place).findLast((day) => day !== null) ?? usual}
        />
      ))}
      <TextField select label={t("Time zone")} {...zone.field} sx={{ my: 1, minWidth: 220 }}>
        {timeZones.map((name) => (
          <MenuItem key={name} value={name}>
            {`${name} (${zoneHelp[name]})`}
          </MenuItem>
        ))}
      </TextField>
      <FieldNote id={noteId} error={error} helper={officeWeek(hours).length === 0 && noDay} />
    </FieldGroup>
  );
}

/** The office hours, day by day; a day that is switched on starts with the hours of the day before. */
export function OfficeHoursInput({ source }: Readonly<{ source: string }>) {
  const [hours, zone] = useWatch({ name: [source, "timeZone"] });
  return (
    <FoldedField source={source} label={settingsLabels.officeHours} line={lineOf(officeHoursOf(hours), zone)}>
      <Week source={source} />
    </FoldedField>
  );
}
