import { type OfficeState, officeWeek } from "@etalase/contracts/site/office-hours";
import { useSite } from "../site/site.ts";
import { fill, language } from "../site/texts.ts";
import { officeCopy as copy } from "./copy.ts";

const clock = (time: string) => (language === "en" ? time : time.replace(":", "."));

/** Returns "hari ini", "besok", or the day's name; a week from now has today's name. */
const dayOf = (inDays: number, weekday: number) => [copy.today, copy.tomorrow][inDays] ?? copy.weekdays[weekday] ?? "";

function statusOf(office: OfficeState, within: string, zone: string): string {
  if (office.isOpen) return within ? fill(copy.openWithin, { within }) : copy.open;
  const { inDays, weekday, at } = office.opens;
  return fill(copy.closed, { day: dayOf(inDays, weekday), clock: clock(at), zone });
}

/** Shows whether the office answers now, and the office hours; nothing when the settings have none. */
export function OfficeHours() {
  const { office, settings } = useSite();
  const { officeHours, answersWithin } = settings;
  const week = officeWeek(officeHours);
  if (week.length === 0) return null;
  const days = week.map(({ first, last, opens, closes }) => {
    const names = [copy.weekdays[first], ...(last > first ? [copy.weekdays[last]] : [])];
    return `${names.join("–")} ${clock(opens)}–${clock(closes)}`;
  });
  return (
    <p className="office">
      {office ? (
        <b className={office.isOpen ? "office-open" : undefined} data-until={office.until}>
          {statusOf(office, answersWithin, officeHours.zone)}
        </b>
      ) : null}
      <span>{`${days.join(", ")} ${officeHours.zone}`}</span>
    </p>
  );
}
