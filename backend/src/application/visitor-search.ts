import { newsQuery } from "@etalase/contracts/news.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { type SearchedList, type Suggestion, searchedLists, suggestedFrom } from "@etalase/contracts/suggestions";
import { searchKey } from "@etalase/contracts/text/text";
import { stemOf } from "../domain/search/stem.ts";
import type { NewsService } from "./news.ts";
import type { PortfolioService } from "./portfolio.ts";

export type VisitorQuery = Readonly<{ list: SearchedList; search: string; language?: SiteLanguage | undefined }>;

type Page = Readonly<{
  rows: readonly Readonly<{ title: string; slug: string }>[];
  words?: readonly string[] | undefined;
  hasWhole?: boolean | undefined;
}>;

type Needs = Readonly<{
  news: Pick<NewsService, "list">;
  portfolio: Pick<PortfolioService, "list">;
  askedCounter: Readonly<{ countSearch(search: { text: string; isFound: boolean }, visitor: string): void }>;
}>;

const most = { words: 3, titles: 5 } as const;

/** Answers what visitors search for in the lists of the site, whatever filters beside. */
export function createVisitorSearch({ news, portfolio, askedCounter }: Needs) {
  const find = ({ list, search, language = "id" }: VisitorQuery): Promise<Page> => {
    const query = { search, language, limit: String(most.titles) };
    return list === "news"
      ? news.list(newsQuery.parse(query), "public")
      : portfolio.list(portfolioQuery.parse(query), "public");
  };

  return {
    /** Reads the words of all records into memory: else a first search would wait for them. */
    warm: () => Promise.all(searchedLists.map((list) => find({ list, search: "etalase" }))),

    /** Counts a search that nothing holds as a whole. `visitor` is a hash of today. */
    async note(asked: VisitorQuery, visitor: string) {
      const { hasWhole = false } = await find(asked);
      askedCounter.countSearch({ text: asked.search, isFound: hasWhole }, visitor);
    },

    /** Words with which the search may go on, and titles that it finds. */
    async suggest(asked: VisitorQuery): Promise<readonly Suggestion[]> {
      const [, before = "", last = ""] = /^(.*?)([\p{L}\p{N}]*)$/su.exec(asked.search) ?? [];
      if (asked.search.trim().length < suggestedFrom) return [];
      const { rows, words = [] } = await find(asked);
      const typed = searchKey(last);
      const longer = words.filter((word) => typed && word !== typed && searchKey(word).startsWith(typed));
      // The shortest form of a word stands for the others.
      const short = longer.toSorted((one, other) => one.length - other.length);
      const roots = Map.groupBy(short, stemOf);
      return [
        ...[...roots.values()].slice(0, most.words).map(([word]) => ({ text: `${before}${word}` })),
        ...rows.map(({ title, slug }) => ({ text: title, slug })),
      ];
    },
  };
}

export type VisitorSearch = ReturnType<typeof createVisitorSearch>;
