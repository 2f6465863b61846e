import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { Week } from "@etalase/contracts/statistics.schema";
import type { Letter } from "../../domain/mail.ts";
import type { Settings } from "../../domain/settings.ts";
import { clockOf, dayOf, weekdayOf } from "../../domain/time.ts";
import type { User } from "../../domain/user.ts";
import { type Block, drawLetter, wordsIn } from "../mail/letter.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Clock, SiteState, Transaction } from "../ports.ts";
import { isEmpty, type WeekFacts, type WeekOf } from "./week.ts";

/** The Monday, as YYYY-MM-DD, for which the letters of the week were written last; empty for none. */
export interface WeekMark {
  read(): Promise<string>;
  save(monday: string): Promise<unknown>;
}

type Needs = Readonly<{
  weekOf: WeekOf;
  /** The accounts that asked for the letter and may use the dashboard. */
  readers: () => Promise<readonly User[]>;
  settings: () => Promise<Settings>;
  publicUrl: string;
  outbox: Outbox;
  mark: WeekMark;
  siteState: Pick<SiteState, "lock">;
  transaction: Transaction;
  now: Clock;
}>;

const monday = 1;
const sentFrom = "08:00:00";

/** The week in one letter, and in one message to send on. */
export function createWeekly(needs: Needs) {
  const { weekOf, readers, settings, publicUrl, outbox, mark, siteState, transaction, now } = needs;

  /** The sentences about a week. */
  async function saying(week: WeekFacts, language: DashboardLanguage) {
    const site = await settings();
    const words = wordsIn[language].week;
    return {
      site,
      words,
      subject: words.subject(site.siteName, week),
      facts: words.facts(week),
      todos: week.todos.map(({ kind, count, path }) => ({
        title: words.todos[kind](count),
        url: `${publicUrl}${path}`,
      })),
    };
  }

  async function letterOf(week: WeekFacts, language: DashboardLanguage): Promise<Letter> {
    const { site, words, subject, facts, todos } = await saying(week, language);
    const entries = todos.map(({ title, url }): Block => ({ kind: "entry", title, url, text: "" }));
    return drawLetter({
      language,
      site: { name: site.siteName, url: publicUrl, colours: site.brand },
      subject,
      blocks: [
        { kind: "facts", facts },
        ...(todos.length > 0 ? [{ kind: "paragraph", text: words.toDo } as const] : []),
        ...entries,
        { kind: "button", label: words.button, url: `${publicUrl}/dashboard` },
      ],
      footer: [words.why],
    });
  }

  return {
    /** The last week, with a text in the language of the screens and the form of WhatsApp, where stars make a line bold. */
    async read(reader: User, language: DashboardLanguage): Promise<Week> {
      const week = await weekOf(reader);
      const { words, subject, facts, todos } = await saying(week, language);
      const lines = facts.map(([name, value]) => `${name}: ${value}`);
      const asked = todos.map(({ title, url }) => `- ${title}: ${url.replace(/\?.*/, "")}`);
      const text = [`*${subject}*`, ...lines, ...(asked.length > 0 ? ["", words.toDo, ...asked] : [])].join("\n");
      return { ...week, text };
    },

    /** Writes the letters on Monday from 8 o'clock, once. A week without anything to say has no letter. */
    async sendDue(): Promise<void> {
      const today = dayOf(now());
      if (!outbox.isSetUp || weekdayOf(today) !== monday || clockOf(now()) < sentFrom) return;
      if ((await mark.read()) === today) return;
      const letters: (Letter & Readonly<{ to: string }>)[] = [];
      for (const reader of await readers()) {
        const week = await weekOf(reader);
        if (!isEmpty(week)) letters.push({ to: reader.email, ...(await letterOf(week, reader.language ?? "en")) });
      }
      await transaction(async () => {
        await siteState.lock();
        // Another instance may have been faster.
        if ((await mark.read()) === today) return;
        await mark.save(today);
        await outbox.putAll(letters);
      });
    },
  };
}
