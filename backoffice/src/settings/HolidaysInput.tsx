import { type Holiday, officeLimits } from "@etalase/contracts/site/office-hours";
import { Box, Button, IconButton, TextField } from "@mui/material";
import { PlusIcon, Trash2Icon } from "lucide-react";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { formatCalendarDay, isoDay } from "../kit/parts/format.ts";
import { Note, Row } from "../kit/theme/Words.tsx";
import { OpenSwitch, Spans, usual } from "./OfficeDay.tsx";

type HolidaysProps = Readonly<{
  holidays: readonly Holiday[];
  noteId: string;
  hasError: boolean;
  onChange: (holidays: readonly Holiday[]) => void;
}>;

type RowProps = Omit<HolidaysProps, "holidays" | "onChange"> &
  Readonly<{ holiday: Holiday; onChange: (holiday: Holiday) => void; onRemove: () => void }>;

const sayDate = (date: string) => (date ? formatCalendarDay(date) : t("new holiday"));

function HolidayRow({ holiday, noteId, hasError, onChange, onRemove }: RowProps) {
  const { date, name, spans } = holiday;
  const day = sayDate(date);
  return (
    <Box sx={{ display: "grid", gap: 1, py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "1fr", sm: "11rem minmax(0, 1fr)" } }}>
        <TextField
          type="date"
          size="small"
          label={t("Date")}
          value={date}
          error={hasError && !date}
          onChange={({ target }) => onChange({ ...holiday, date: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { "aria-describedby": hasError ? noteId : undefined } }}
        />
        <TextField
          size="small"
          label={t("Name")}
          value={name}
          onChange={({ target }) => onChange({ ...holiday, name: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: officeLimits.holidayNameMax } }}
        />
      </Box>
      <Row>
        <OpenSwitch
          label={t("Open on {day}", { day })}
          day={spans}
          first={usual}
          onChange={(next) => onChange({ ...holiday, spans: next })}
        />
        <Note sx={{ flex: 1 }}>{spans ? t("Other hours") : t("Closed")}</Note>
        <IconButton size="small" aria-label={t("Remove {day}", { day })} onClick={onRemove}>
          <Trash2Icon size={18} />
        </IconButton>
      </Row>
      {spans && (
        <Spans
          day={day}
          spans={spans}
          noteId={noteId}
          hasError={hasError}
          onChange={(next) => onChange({ ...holiday, spans: next })}
        />
      )}
    </Box>
  );
}

/** Days with hours of their own. Those that are over stay out of sight, and are let go with the next new one. */
export function Holidays({ holidays, onChange, ...note }: HolidaysProps) {
  const today = isoDay(new Date());
  const isOver = ({ date }: Holiday) => date !== "" && date < today;
  const add = () => onChange([...holidays.filter((one) => !isOver(one)), { date: "", name: "", spans: null }]);
  return (
    <FieldGroup label={t("Holidays")}>
      {holidays.map((holiday, place) =>
        isOver(holiday) ? null : (
          <HolidayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a new holiday has no date yet
            key={place}
            {...note}
            holiday={holiday}
            onChange={(next) => onChange(holidays.with(place, next))}
            onRemove={() => onChange(holidays.toSpliced(place, 1))}
          />
        ),
      )}
      {holidays.filter((one) => !isOver(one)).length < officeLimits.holidaysMax && (
        <Button size="small" startIcon={<PlusIcon size={16} />} onClick={add}>
          {t("Add a holiday")}
        </Button>
      )}
    </FieldGroup>
  );
}
