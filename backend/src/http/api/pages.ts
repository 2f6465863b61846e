import {
  type OwnPage as OwnPageView,
  ownPage,
  type PageSummary,
  pageBulkUpdate,
  pageInput,
  pageOrder,
  pageSummaries,
  pageSummary,
  pagesPage,
  pagesQuery,
  pageUpdate,
} from "@etalase/contracts/pages.schema";
import type { PageInList, PagesService } from "../../application/pages.ts";
import { searchPictures } from "../../application/publication.ts";
import type { OwnPage } from "../../domain/pages.ts";
import { resourceRoutes } from "./resource.ts";
import { type Route, route } from "./route.ts";
import { type Shown, textView, withPathsIn } from "./text-pictures.ts";
import { publicationView } from "./views/picture-view.ts";
import { viewBy } from "./views/view-by.ts";

/** A page in the form of lists. */
const summaryOf = (page: PageInList): PageSummary => viewBy(pageSummary, page);

const path = "/api/pages";

type Needs = Readonly<{ pages: PagesService; media: Readonly<{ shown: Shown }>; publicUrl: string }>;

export function pagesRoutes({ pages, media, publicUrl }: Needs): readonly Route[] {
  const whole = async (page: OwnPage): Promise<OwnPageView> =>
    viewBy(ownPage, {
      ...page,
      ...publicationView(page, publicUrl),
      ...(await textView(page.content, media.shown, publicUrl)),
      translation: await pages.translationOf(page),
    });

  return [
    ...resourceRoutes({
      path,
      key: "pages",
      service: withPathsIn(pages, publicUrl),
      query: pagesQuery,
      input: pageInput,
      update: pageUpdate,
      bulk: pageBulkUpdate,
      pictures: searchPictures,
      row: summaryOf,
      whole,
      answers: { page: pagesPage, whole: ownPage, moved: pageOrder },
    }),
    route.read(`${path}/menu`, {
      response: pageSummaries,
      isCached: true,
      read: async () => ({ body: (await pages.inMenus()).map(summaryOf) }),
    }),
  ];
}
