import {
  type OwnPage as OwnPageView,
  ownPage,
  type PageSummary,
  pageBulkUpdate,
  pageFields,
  pageInput,
  pageOrder,
  pageSummaries,
  pagesPage,
  pagesQuery,
  pageUpdate,
} from "@etalase/contracts/pages.schema";
import type { PageInList, PagesService } from "../../application/pages.ts";
import { searchPictures } from "../../application/publication.ts";
import type { OwnPage } from "../../domain/pages.ts";
import { orderRoute, recordView, resourceRoutes, slugRoute } from "./resource.ts";
import { type Route, route } from "./route.ts";
import { type Shown, textView, withPathsIn } from "./text-pictures.ts";
import { type Addresses, publicationView } from "./views/picture-view.ts";
import { answerValues, rowValues } from "./views/values-view.ts";

/** A page in the form of lists. */
const summaryOf = (page: PageInList): PageSummary => ({
  ...recordView(page),
  ...rowValues(pageFields, page),
  slug: page.slug,
  order: page.order,
});

const path = "/api/pages";
const key = "pages";

type Needs = Readonly<{ pages: PagesService; media: Readonly<{ shown: Shown }>; addresses: Addresses }>;

export function pagesRoutes({ pages, media, addresses }: Needs): readonly Route[] {
  const { mediaPublicUrl } = addresses;
  const whole = async (page: OwnPage): Promise<OwnPageView> => ({
    ...summaryOf(page),
    translation: await pages.translationOf(page),
    ...(await textView(page.content, media.shown, mediaPublicUrl)),
    ...answerValues(pageFields, page),
    ...publicationView(page, mediaPublicUrl),
  });

  return [
    ...resourceRoutes({
      path,
      key,
      service: withPathsIn(pages, addresses),
      query: pagesQuery,
      input: pageInput,
      update: pageUpdate,
      bulk: pageBulkUpdate,
      pictures: searchPictures,
      row: summaryOf,
      whole,
      answers: { page: pagesPage, whole: ownPage },
    }),
    slugRoute(path, { find: pages.getBySlug, view: whole, response: ownPage }),
    orderRoute({ path, key, move: pages.move, response: pageOrder }),
    route.read(`${path}/menu`, {
      response: pageSummaries,
      isCached: true,
      read: async () => ({ body: (await pages.inMenus()).map(summaryOf) }),
    }),
  ];
}
