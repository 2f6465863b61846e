import { officeWeek } from "@etalase/contracts/site/office-hours";
import { useSite } from "../site/site.ts";
import { officeCopy as copy } from "./copy.ts";

const clock = (time: string) => time.replace(":", ".");

/** Shows whether the office answers now, and the office hours; nothing when the settings have none. */
export function OfficeHours() {
  const { office, settings } = useSite();
  const { officeHours, answersWithin } = settings;
  const week = officeWeek(officeHours);
  if (week.length === 0) return null;
  const days = week.map(({ first, last, opens, closes }) => copy.hours(first, last, clock(opens), clock(closes)));
  return (
    <p className="office">
      {office ? (
        <b className={office.isOpen ? "office-open" : undefined} data-until={office.until}>
          {office.isOpen
            ? copy.open(answersWithin)
            : copy.closed(office.opens, clock(office.opens.at), officeHours.zone)}
        </b>
      ) : null}
      <span>{`${days.join(", ")} ${officeHours.zone}`}</span>
    </p>
  );
}
