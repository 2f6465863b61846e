import { privacyPolicyId, privacyPolicySlug } from "@etalase/contracts/pages";
import { pageFields } from "@etalase/contracts/pages.schema";
import { reservedSlugs } from "@etalase/contracts/site/reserved";
import { visibleText } from "@etalase/contracts/text/text";
import { EntitySchema } from "@mikro-orm/core";
import type { PageRepository, PageSearch } from "../application/pages.ts";
import type { OwnPage } from "../domain/pages.ts";
import { columnsOf } from "./columns/columns.ts";
import { namingPictures, withTextPictures } from "./naming.ts";
import { createOrderedTable, type Named, nameKeyOf, orderedColumns } from "./ordered.ts";
import { addressesIn, counterpartIn, publicationColumns, whereShown } from "./publication.ts";
import { dateColumn, type Em } from "./repository.ts";
import { searchTextSchema, withTextSearch } from "./searched-texts.ts";
import { slugColumn, slugSchema, withSlugs } from "./slugs.ts";

type PageRow = OwnPage & Named;

const columns = columnsOf(pageFields);

export const pageSchema = new EntitySchema<PageRow>({
  name: "Page",
  tableName: "pages",
  indexes: [{ properties: ["status", "publishAt"] }, { properties: ["status", "unpublishAt"] }],
  properties: {
    ...orderedColumns,
    ...columns,
    ...publicationColumns,
    slug: slugColumn,
    content: { type: "text", columnType: "mediumtext" },
    menu: { ...columns.menu, length: 10 },
    publishedAt: { ...dateColumn, nullable: true },
  },
});

export const pageSlugSchema = slugSchema("PageSlug", "page_slugs", "page_id");

export const pageTextSchema = searchTextSchema("PageText", "page_texts", "page_id");

export function createPageRepository(em: Em): PageRepository {
  const naming = { resource: "pages", schema: pageSchema, pictures: { shareImage: true } } as const;
  const rows = createOrderedTable<OwnPage, PageRow, PageSearch>(em, {
    ...naming,
    rowOf: (page) => ({ ...page, nameKey: nameKeyOf(page.title) }),
    recordOf: ({ nameKey: _name, ...page }) => page,
    filtersOf: ({ menu, translationOf, shown }) => ({ menu, translationOf, ...whereShown<PageRow>(shown) }),
    unlisted: ["content"],
  });
  const searched = withTextSearch(em, rows, {
    schema: pageTextSchema,
    records: "pages",
    shortOf: ({ title, excerpt }) => [title, "", excerpt],
    textOf: ({ content }) => visibleText(content),
  });
  const table = { ...rows, ...searched };
  const slugged = withSlugs(em, table, pageSlugSchema);

  return {
    ...table,
    ...slugged,
    ...withTextPictures(em, "pages", namingPictures<OwnPage, PageRow>(em, naming)),
    /** The site's own addresses count as taken, also for a page that returns from the trash or another site. */
    async slugsLike(base, except) {
      const taken = new Set([...(await slugged.slugsLike(base, except)), ...reservedSlugs]);
      if (except === privacyPolicyId) taken.delete(privacyPolicySlug);
      return taken;
    },
    addresses: addressesIn(em, pageSchema, { orderedBy: "order", order: "asc" }),
    counterpartOf: counterpartIn<OwnPage, PageRow>(table.find, "order"),
    inMenus: (shown) =>
      table.find({ $and: [whereShown<PageRow>(shown), { menu: { $ne: "none" } }] }, { orderBy: { order: "asc" } }),
  };
}
