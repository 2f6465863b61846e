import { pageLimits } from "@etalase/contracts/rules/list";
import type { VainSearchesQuery } from "@etalase/contracts/searches.schema";
import { lengthOf, searchKey } from "@etalase/contracts/text/text";
import { dayOf } from "../domain/time.ts";
import { pageOf, type Rows } from "./content.ts";
import type { Clock, Transaction } from "./ports.ts";

/** A question that found nothing, without anything of the person who asked. */
export type VainSearch = Readonly<{ text: string; count: number; lastAt: Date }>;

export interface VainSearchRepository {
  /** Counts the question on its day; a new one is left out when there are `max` of that day. */
  count(search: Readonly<{ day: string; text: string; at: Date }>, max: number): Promise<void>;
  /** Removes questions of that day that were asked once since: beginnings of one that is still typed. */
  removeTyped(search: Readonly<{ day: string; texts: readonly string[]; since: Date }>): Promise<void>;
  /** The questions of all days, the most frequent first. */
  list(query: VainSearchesQuery): Promise<Rows<VainSearch>>;
  remove(text: string): Promise<void>;
  removeBefore(time: Date): Promise<void>;
}

/** A repository whose records are found by their texts. */
export interface SearchedRepository {
  /** Writes some texts for the search that an earlier version wrote otherwise. @returns whether there were any */
  fillTexts(): Promise<boolean>;
}

const dayMs = 24 * 60 * 60 * 1000;
const forgetDays = 90;
/** Strangers write them. */
const newADay = 200;
/** Lists search while a visitor types. */
const typingMs = 60_000;

/** Tells whether a text may name a person: addresses and numbers of telephones are not kept. */
const isPersonal = (text: string) => text.includes("@") || (text.match(/\d/g)?.length ?? 0) > 5;

type Needs = Readonly<{ vain: VainSearchRepository; transaction: Transaction; now: Clock }>;

/** The questions of visitors that found nothing. */
export function createSearches({ vain, transaction, now }: Needs) {
  return {
    async count(search: string) {
      const text = searchKey(search);
      if (!/\p{L}.*\p{L}/u.test(text) || lengthOf(text) > pageLimits.searchMax || isPersonal(text)) return;
      const at = now();
      const day = dayOf(at);
      const texts = Array.from(text, (_, index) => text.slice(0, index).trim()).filter(Boolean);
      await transaction(async () => {
        await vain.removeTyped({ day, texts, since: new Date(at.getTime() - typingMs) });
        await vain.count({ day, text, at }, newADay);
      });
    },
    async list(query: VainSearchesQuery) {
      return pageOf(await vain.list(query), query);
    },
    remove: (text: string) => vain.remove(searchKey(text)),
    forget: () => vain.removeBefore(new Date(now().getTime() - forgetDays * dayMs)),
  };
}

export type Searches = ReturnType<typeof createSearches>;
