import { newsQuery } from "@etalase/contracts/news.schema";
import { type WeekTodo, weekTodos } from "@etalase/contracts/statistics";
import type { Week } from "@etalase/contracts/statistics.schema";
import { wonAt } from "../../domain/leads/lead.ts";
import { dayOf, endOfDay, shiftDay, startOfDay, weekdayOf } from "../../domain/time.ts";
import type { User } from "../../domain/user.ts";
import type { LeadRepository } from "../leads/leads.ts";
import type { NewsService } from "../news.ts";
import type { Clock } from "../ports.ts";
import type { VisitRepository } from "./visits.ts";
import type { WaitingCounts } from "./waiting.ts";

/** The figures and things to do of the last week, without the text that says them. */
export type WeekFacts = Omit<Week, "text">;

type Days = Readonly<{ from: string; to: string }>;

type Needs = Readonly<{
  visits: Pick<VisitRepository, "between">;
  leads: Pick<LeadRepository, "counted" | "wonSince">;
  waiting: WaitingCounts;
  news: Pick<NewsService, "list">;
  now: Clock;
}>;

const todosMax = 3;
/** Days without a new article after which the letter asks for one. */
const quietDays = 30;
const dayMs = 24 * 60 * 60_000;

/** Tells whether a letter would only say that nothing has happened. */
export const isEmpty = ({ visitors, leads, won, todos }: WeekFacts): boolean =>
  todos.length === 0 && [visitors, leads, won].every(({ last, before }) => last + before === 0);

async function figuresIn({ visits, leads }: Needs, { from, to }: Days) {
  const [start, end] = [startOfDay(from), endOfDay(to)];
  let received = 0;
  for await (const some of leads.counted(start, end)) received += some.length;
  const won = (await leads.wonSince(start)).filter((lead) => wonAt(lead) >= start && wonAt(lead) < end);
  return {
    visitors: (await visits.between(from, to)).reduce((sum, { visitors }) => sum + visitors, 0),
    leads: received,
    won: won.length,
    value: won.reduce((sum, { value }) => sum + (value ?? 0), 0),
  };
}

/** The days since the newest article; none when there is no article, since such a site has no blog. */
async function daysWithoutArticle({ news, now }: Needs): Promise<number> {
  const [newest] = (await news.list(newsQuery.parse({ limit: "1" }), "public")).rows;
  const days = newest ? Math.floor((now().getTime() - newest.date.getTime()) / dayMs) : 0;
  return days < quietDays ? 0 : days;
}

/** Sums up the last whole week for a person. */
export const createWeek =
  (needs: Needs) =>
  async (user: User): Promise<WeekFacts> => {
    const today = dayOf(needs.now());
    const monday = shiftDay(today, 1 - weekdayOf(today));
    const last = { from: shiftDay(monday, -7), to: shiftDay(monday, -1) };
    const before = { from: shiftDay(monday, -14), to: shiftDay(monday, -8) };
    const [now, then] = [await figuresIn(needs, last), await figuresIn(needs, before)];
    const counts: Readonly<Record<WeekTodo, number | null>> = {
      ...(await needs.waiting(user)),
      article: await daysWithoutArticle(needs),
    };
    const kinds = Object.keys(weekTodos) as WeekTodo[]; // the table has no other keys
    const both = (name: keyof typeof now) => ({ last: now[name], before: then[name] });
    return {
      ...last,
      visitors: both("visitors"),
      leads: both("leads"),
      won: both("won"),
      value: both("value"),
      todos: kinds
        .map((kind) => ({ kind, count: counts[kind] ?? 0, path: weekTodos[kind] }))
        .filter(({ count }) => count > 0)
        .slice(0, todosMax),
    };
  };

export type WeekOf = ReturnType<typeof createWeek>;
