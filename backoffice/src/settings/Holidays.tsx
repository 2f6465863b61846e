import { type Holiday, officeHoursOf, officeLimits } from "@etalase/contracts/site/office-hours";
import { Box, Button, IconButton, TextField } from "@mui/material";
import { PlusIcon, Trash2Icon } from "lucide-react";
import { useFormState } from "react-hook-form";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { formatCalendarDay, isoDay } from "../kit/parts/format.ts";
import { Note, Row } from "../kit/theme/Words.tsx";
import { noteId, OpenSwitch, Spans, useAreRefused } from "./OfficeDay.tsx";

type RowProps = Readonly<{ holiday: Holiday; onChange: (change: Partial<Holiday>) => void; onRemove: () => void }>;

function HolidayRow({ holiday: { date, name, spans }, onChange, onRemove }: RowProps) {
  const day = date ? formatCalendarDay(date) : t("new holiday");
  const isMissing = useAreRefused() && !date;
  return (
    <Box sx={{ display: "grid", gap: 1, py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "1fr", sm: "11rem minmax(0, 1fr)" } }}>
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
        <Note sx={{ flex: 1 }}>{spans ? t("Other hours") : t("Closed")}</Note>
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
export function Holidays({ holidays, onChange }: HolidaysProps) {
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
        startIcon={<PlusIcon size={16} />}
        onClick={() => onChange([...coming, { date: "", name: "", spans: null }])}
      >
        {t("Add a holiday")}
      </Button>
    </FieldGroup>
  );
}
