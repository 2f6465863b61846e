import { type OfficeHours, officeHoursOf, officeWeek } from "@etalase/contracts/site/office-hours";
import type { TimeZone } from "@etalase/contracts/site/time-zone";
import { useWatch } from "react-hook-form";
import { language } from "../kit/language/language.ts";
import { FoldedField } from "./FoldedField.tsx";
import { Hours, noDay, weekdaysIn } from "./OfficeHours.tsx";

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

/** The hours in one line until somebody changes them, or until they are refused. */
export function OfficeHoursInput() {
  const [hours, zone] = useWatch({ name: ["officeHours", "timeZone"] });
  return (
    <FoldedField sources={["officeHours", "timeZone"]} line={lineOf(officeHoursOf(hours), zone)}>
      <Hours />
    </FoldedField>
  );
}
