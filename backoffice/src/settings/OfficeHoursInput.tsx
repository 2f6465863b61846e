import { type OfficeHours, officeHoursOf, officeWeek } from "@etalase/contracts/site/office-hours";
import type { TimeZone } from "@etalase/contracts/site/time-zone";
import { Box, Button } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { language } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { Hours, noDay, weekdaysIn } from "./OfficeHours.tsx";
import { settingsLabels } from "./settingsValues.ts";

const weekdays = weekdaysIn("short");
const clock = (time: string) => (language === "id" ? time.replace(":", ".") : time);

/** Says the week in one line: "Mon–Fri 09:00–17:00, Sat 09:00–12:00 WIB". */
function lineOf(hours: OfficeHours, zone: TimeZone): string {
  const parts = officeWeek(hours).map(({ first, last, spans }) => {
    const names = [weekdays[first], ...(last > first ? [weekdays[last]] : [])];
    return `${names.join("–")} ${spans.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(" + ")}`;
  });
  return parts.length > 0 ? `${parts.join(", ")} ${zone}` : noDay;
}

const source = "officeHours";
const label = settingsLabels.officeHours;

/** The hours in one line until somebody changes them, or until they are refused. */
export function OfficeHoursInput() {
  const [hours, zone] = useWatch({ name: [source, "timeZone"] });
  const { errors } = useFormState();
  const { hash } = useLocation();
  const [state, setState] = useState<"folded" | "open" | "pressed">("folded");
  const place = useRef<HTMLDivElement>(null);
  if (state === "folded" && (hash === `#${source}` || errors[source])) setState("open");
  useEffect(() => {
    // The button is gone.
    if (state === "pressed") place.current?.querySelector("input")?.focus();
  }, [state]);
  return (
    <Box ref={place} id={source} className="wide">
      {state === "folded" ? (
        <FieldGroup label={label}>
          <Cluster sx={{ alignItems: "center", columnGap: 2 }}>
            <Box component="span" sx={{ fontSize: ".9375rem", minWidth: 0, overflowWrap: "anywhere" }}>
              {lineOf(officeHoursOf(hours), zone)}
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={t("Change: {label}", { label })}
              onClick={() => setState("pressed")}
            >
              {t("Change [button]")}
            </Button>
          </Cluster>
        </FieldGroup>
      ) : (
        <Hours />
      )}
    </Box>
  );
}
