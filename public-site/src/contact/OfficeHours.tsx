import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { type OfficeState, officeWeek } from "@etalase/contracts/site/office-hours";
import { useSite, useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { officeCopy } from "./copy.ts";

type Copy = (typeof officeCopy)["own"];
type Clock = (time: string) => string;

/** Returns "hari ini", "besok", or the day's name; a week from now has today's name. */
const dayOf = (copy: Copy, inDays: number, weekday: number) =>
  [copy.today, copy.tomorrow][inDays] ?? copy.weekdays[weekday] ?? "";

function statusOf(copy: Copy, clock: Clock, office: OfficeState, { timeZone, answersWithin: within }: SiteSettings) {
  if (office.isOpen) return within ? fill(copy.openWithin, { within }) : copy.open;
  const { inDays, weekday, at } = office.opens;
  return fill(copy.closed, { day: dayOf(copy, inDays, weekday), clock: clock(at), zone: timeZone });
}

/** Shows whether the office answers now, and the office hours; nothing when the settings have none. */
export function OfficeHours() {
  const copy = useWords(officeCopy);
  const { office, settings, language } = useSite();
  const { officeHours, timeZone } = settings;
  const clock: Clock = (time) => (language ? time : time.replace(":", "."));
  const week = officeWeek(officeHours);
  if (week.length === 0) return null;
  const days = week.map(({ first, last, spans }) => {
    const names = [copy.weekdays[first], ...(last > first ? [copy.weekdays[last]] : [])];
    const hours = spans.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`);
    return `${names.join("–")} ${hours.join(language ? " and " : " dan ")}`;
  });
  return (
    <p className="office">
      {office ? (
        <b className={office.isOpen ? "office-open" : undefined} data-until={office.until}>
          {statusOf(copy, clock, office, settings)}
        </b>
      ) : null}
      <span>{`${days.join(", ")} ${timeZone}`}</span>
    </p>
  );
}
