import { type Holiday, type OfficeSpan, type OfficeState, officeWeek } from "@etalase/contracts/site/office-hours";
import { formatsOf } from "../content/format.ts";
import { type ShownSite, useSite, useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { officeCopy } from "./copy.ts";

type Copy = (typeof officeCopy)["own"];
type Opens = Extract<OfficeState, { isOpen: false }>["opens"];

/** Returns "hari ini", "besok", the day's name, or the date of a day that is further away. */
const dayOf = (copy: Copy, { inDays, weekday, date }: Opens, site: ShownSite) =>
  inDays > 7 ? formatsOf(site).formatDate(date) : ([copy.today, copy.tomorrow][inDays] ?? copy.weekdays[weekday] ?? "");

const clockOf = ({ language }: ShownSite, time: string) => (language ? time : time.replace(":", "."));

/** Keeps a line from breaking within a span. */
const joiner = "\u2060";

/** Says the hours of a day, with its breaks: "08.00–11.30 dan 13.00–17.00". */
const hoursOf = (copy: Copy, spans: readonly OfficeSpan[], site: ShownSite) =>
  spans.map(({ opens, closes }) => `${clockOf(site, opens)}–${joiner}${clockOf(site, closes)}`).join(` ${copy.and} `);

/** Says the measured time until an answer, else the one that the owner promises. */
function withinOf(copy: Copy, { answerMinutes, settings }: ShownSite): string {
  if (answerMinutes === undefined) return settings.answersWithin;
  // One minute and one hour would need words of their own.
  if (answerMinutes < 120) return fill(copy.minutes, { count: Math.max(2, answerMinutes) });
  return fill(copy.hours, { count: Math.ceil(answerMinutes / 60) });
}

function statusOf(copy: Copy, office: OfficeState, site: ShownSite): string {
  const within = withinOf(copy, site);
  if (office.isOpen) return within ? fill(copy.openWithin, { within }) : copy.open;
  const { opens, hours, holiday } = office;
  const next = { day: dayOf(copy, opens, site), clock: clockOf(site, opens.at), zone: site.settings.timeZone };
  return holiday && !hours ? fill(copy.closedFor, { ...next, holiday }) : fill(copy.closed, next);
}

const named = (text: string, holiday = "") => (holiday ? `${text} (${holiday})` : text);

/** Says the hours of a day that has a break, or hours of its own. */
const todayOf = (copy: Copy, { hours, holiday }: OfficeState, site: ShownSite) =>
  hours && (holiday !== undefined || hours.length > 1)
    ? named(fill(copy.hoursToday, { hours: hoursOf(copy, hours, site) }), holiday)
    : "";

function nextOf(copy: Copy, { date: day, name, spans }: Holiday, site: ShownSite): string {
  const date = formatsOf(site).formatDate(day);
  return named(
    spans ? fill(copy.nextHours, { date, hours: hoursOf(copy, spans, site) }) : fill(copy.nextClosed, { date }),
    name,
  );
}

/** Says the hours of days that follow each other and have the same ones, the last with the zone. */
function weekOf(copy: Copy, site: ShownSite): readonly string[] {
  const { officeHours, timeZone } = site.settings;
  return officeWeek(officeHours).map(({ first, last, spans }, place, { length }) => {
    const names = [copy.weekdays[first], ...(last > first ? [copy.weekdays[last]] : [])];
    const zone = place + 1 === length ? ` ${timeZone}` : "";
    return `${names.join("–")} ${hoursOf(copy, spans, site)}${zone}`;
  });
}

/** Shows whether the office answers now, today's and all office hours, and the next holiday; nothing without hours. */
export function OfficeHours() {
  const copy = useWords(officeCopy);
  const site = useSite();
  const { office, answerMinutes } = site;
  const week = weekOf(copy, site);
  if (week.length === 0 && answerMinutes === undefined) return null;
  const within = withinOf(copy, site);
  const lines =
    week.length > 0
      ? [office && todayOf(copy, office, site), ...week, office?.next && nextOf(copy, office.next, site)]
      : [fill(copy.answers, { within })];
  return (
    <p className="office">
      {office ? (
        <b className={office.isOpen ? "office-open" : undefined} data-until={office.until}>
          {statusOf(copy, office, site)}
        </b>
      ) : null}
      {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
    </p>
  );
}
