import { InputAdornment, TextField } from "@mui/material";
import { useCallback, useEffect, useRef, useState } from "react";
import { zone } from "../data/zone.ts";
import { t } from "../language/t.ts";
import { useTextFilter } from "./FilterSelect.tsx";

const earliest = "1970-01-01";
const delayMs = 400;

/** A year still being typed passes through 0002, 0020 and 0202, which the API refuses. */
const isWhole = (day: string) => day === "" || day >= earliest;

/**
 * One end of the period, applied when typing pauses. Until then the input stays local: a new value between two keys
 * would make the field start its day, month and year again.
 */
export function DayFilter({ source, label }: Readonly<{ source: string; label: string }>) {
  const [applied, applyText] = useTextFilter(source);
  const [typed, setTyped] = useState(applied);
  const own = useRef(applied);

  const apply = useCallback(
    (day: string) => {
      own.current = day;
      applyText(day);
    },
    [applyText],
  );

  // Filters also change from elsewhere: "Clear filters", the Back button. A value applied here returns late, when the
  // user may already be typing the next one.
  useEffect(() => {
    if (applied !== own.current) setTyped(applied);
    own.current = applied;
  }, [applied]);
  useEffect(() => {
    if (typed === applied || !isWhole(typed)) return;
    const timer = setTimeout(() => apply(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed, applied, apply]);

  const leave = () => {
    if (!isWhole(typed)) setTyped(applied);
    else if (typed !== applied) apply(typed);
  };

  return (
    <TextField
      type="date"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      sx={{ width: { xs: 1, sm: 200 } }}
      slotProps={{
        htmlInput: { "aria-label": t("{label} (day in {zone})", { label, zone }), min: earliest, max: "9999-12-31" },
        input: { startAdornment: <InputAdornment position="start">{label}</InputAdornment> },
      }}
    />
  );
}
