import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { Week } from "@etalase/contracts/statistics.schema";
import type { Settings } from "../../domain/settings.ts";
import { clockOf, dayOf, weekdayOf } from "../../domain/time.ts";
import type { User } from "../../domain/user.ts";
import { type Block, drawLetter, wordsIn } from "../mail/letter.ts";
import type { Outbox, Posting } from "../mail/outbox.ts";
import { rupiahs } from "../mail/words/english.ts";
import type { Clock, Transaction } from "../ports.ts";
import { isEmpty, type WeekOf } from "./week.ts";

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
  exclusively: Transaction;
  now: Clock;
}>;

const figures = ["visitors", "leads", "won", "value"] as const;

const monday = 1;
const sentFrom = "08:00:00";

/** The week in one letter, and in one message to send on. */
export function createWeekly({ weekOf, readers, settings, publicUrl, outbox, mark, exclusively, now }: Needs) {
  /** The last week of a person, and the sentences about it. */
  async function saying(reader: User, language: DashboardLanguage) {
    const week = await weekOf(reader);
    const { siteName, brand: colours } = await settings();
    const words = wordsIn[language].week;
    const todos = week.todos.map(({ kind, count, path }) => ({
      kind: "entry" as const,
      title: words.todos[kind](count),
      url: `${publicUrl}${path}`,
    }));
    const facts = figures.map((name) => {
      const say = name === "value" ? rupiahs : (count: number) => count.toLocaleString(language);
      return [words.figures[name], words.beside(say(week[name].last), say(week[name].before))] as const;
    });
    const site = { name: siteName, url: publicUrl, colours };
    return { week, words, site, subject: words.subject(siteName, week), facts, todos };
  }

  async function letterTo(reader: User): Promise<Posting | null> {
    const language = reader.language ?? "en";
    const { week, words, site, subject, facts, todos } = await saying(reader, language);
    if (isEmpty(week)) return null;
    const blocks: readonly Block[] = [
      { kind: "facts", facts },
      ...(todos.length > 0 ? [{ kind: "paragraph", text: words.toDo } as const] : []),
      ...todos,
      { kind: "button", label: words.button, url: `${publicUrl}/dashboard` },
    ];
    return { to: reader.email, ...drawLetter({ language, site, subject, blocks, footer: [words.why] }) };
  }

  return {
    /** The last week, with a text in the language of the screens and the form of WhatsApp, where stars make a line bold. */
    async read(reader: User, language: DashboardLanguage): Promise<Week> {
      const { week, words, subject, facts, todos } = await saying(reader, language);
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
      const letters = await Promise.all((await readers()).map(letterTo));
      await exclusively(async () => {
        // Another instance may have been faster.
        if ((await mark.read()) === today) return;
        await mark.save(today);
        for (const letter of letters) if (letter) await outbox.put(letter);
      });
    },
  };
}
