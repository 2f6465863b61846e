import { type CalendarEntry, calendar, calendarQuery } from "@etalase/contracts/desk/calendar.schema";
import type { CalendarService, Entry } from "../../application/planning/calendar.ts";
import { type Route, route } from "./route.ts";
import { scheduleView } from "./views/publication-view.ts";

const viewOf = (entry: Entry): CalendarEntry => ({
  id: entry.id,
  resource: entry.resource,
  title: entry.title,
  slug: entry.slug,
  event: entry.event,
  at: entry.at.toISOString(),
  status: entry.status,
  ...scheduleView(entry),
  version: entry.version,
});

export const calendarRoutes = ({ calendar: plans }: Readonly<{ calendar: CalendarService }>): readonly Route[] => [
  route({
    method: "GET",
    path: "/api/calendar",
    who: "staff",
    query: calendarQuery,
    response: calendar,
    handle: async ({ query }) => {
      const { entries, isWhole } = await plans.between(query);
      return { body: { entries: entries.map(viewOf), isWhole } };
    },
  }),
];
