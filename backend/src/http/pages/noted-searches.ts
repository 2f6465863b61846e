import { blogFiltersOf } from "@etalase/contracts/news";
import { isEnglishPath } from "@etalase/contracts/site/english";
import { ownPath, paths, tagPath } from "@etalase/contracts/site/paths";
import type { SearchedList } from "@etalase/contracts/suggestions";
import type { Context, Middleware } from "koa";
import type { Clock } from "../../application/ports.ts";
import type { VisitorQuery, VisitorSearch } from "../../application/visitor-search.ts";
import { isVisitor, visitorOf } from "../api/client.ts";
import type { Sessions } from "../api/session.ts";

type Needs = Readonly<{
  visitorSearch: Pick<VisitorSearch, "note">;
  sessions: Sessions;
  secret: string;
  now: Clock;
}>;

const lists: Readonly<Record<string, SearchedList>> = {
  [paths.blog]: "news",
  [paths.portfolio]: "portfolio",
  "/api/news": "news",
  "/api/portfolio": "portfolio",
};

/** Returns the search of a list, on its page or by the API. */
function askedBy({ path, querystring }: Context): VisitorQuery | undefined {
  const own = ownPath(path);
  const list = own.startsWith(tagPath("")) ? "news" : lists[own];
  const query = new URLSearchParams(querystring);
  const { search } = blogFiltersOf(query);
  if (!list || !search) return undefined;
  const isEnglish = isEnglishPath(path) || query.get("language") === "en";
  return { list, search, language: isEnglish ? "en" : "id" };
}

/** Notes what visitors search for in vain, neither robots nor staff; after the answer, so that nobody waits. */
export function notedSearches({ visitorSearch, sessions, secret, now }: Needs): Middleware {
  async function note(ctx: Context, search: VisitorQuery) {
    try {
      const visitor = visitorOf(ctx, secret, now());
      if (await isVisitor(ctx, ctx.state.isStaff ? "staff" : "public", sessions))
        await visitorSearch.note(search, visitor);
    } catch (error) {
      ctx.state.log.error({ err: error }, "a search could not be noted");
    }
  }
  return async (ctx, next) => {
    await next();
    const search = ctx.status === 200 ? askedBy(ctx) : undefined;
    if (search) void note(ctx, search);
  };
}
