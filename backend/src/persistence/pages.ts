import { privacyPolicyId, privacyPolicySlug } from "@etalase/contracts/pages/pages";
import { reservedSlugs } from "@etalase/contracts/site/reserved";
import { EntitySchema } from "@mikro-orm/core";
import type { PageRepository, PageSearch } from "../application/pages/pages.ts";
import type { OwnPage } from "../domain/pages/pages.ts";
import { namingPictures, withTextPictures } from "./naming.ts";
import { createOrderedTable, type Named, nameKeyOf, orderedColumns } from "./ordered.ts";
import { addressesIn, scheduleColumns, searchColumns, whereShown } from "./publication.ts";
import { dateColumn, type Em } from "./repository.ts";
import { slugSchema, withSlugs } from "./slugs.ts";

type PageRow = OwnPage & Named;

export const pageSchema = new EntitySchema<PageRow>({
  name: "Page",
  tableName: "pages",
  indexes: [{ properties: ["status", "publishAt"] }, { properties: ["status", "unpublishAt"] }],
  properties: {
    ...orderedColumns,
    title: { type: "string", length: 100 },
    slug: { type: "string", length: 160 },
    content: { type: "text", columnType: "mediumtext" },
    menu: { type: "string", length: 10 },
    language: { type: "string", length: 2, default: "id" },
    translationOf: { type: "string", length: 24, default: "" },
    status: { type: "string", length: 20 },
    ...scheduleColumns,
    ...searchColumns,
    publishedAt: { ...dateColumn, nullable: true },
  },
});

export const pageSlugSchema = slugSchema("PageSlug", "page_slugs", "page_id");

export function createPageRepository(em: Em): PageRepository {
  const naming = { resource: "pages", schema: pageSchema, pictures: { shareImage: true } } as const;
  const table = createOrderedTable<OwnPage, PageRow, PageSearch>(em, {
    ...naming,
    rowOf: (page) => ({ ...page, nameKey: nameKeyOf(page.title) }),
    recordOf: ({ nameKey: _name, ...page }) => page,
    words: "name_key",
    filtersOf: ({ menu, language, shown }) => ({ menu, language, ...whereShown<PageRow>(shown) }),
    unlisted: ["content"],
  });
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
    addresses: (shown) =>
      addressesIn(em, pageSchema, {
        shown,
        orderedBy: "order",
        also: ["language"],
        isBefore: (one, other) => one.order < other.order,
      }),
    async counterpartOf({ id, language, translationOf }, shown) {
      const same =
        language === "en"
          ? { id: translationOf, language: "id" as const }
          : { translationOf: id, language: "en" as const };
      const [found] = await table.find(
        { $and: [whereShown<PageRow>(shown), same] },
        { orderBy: { order: "asc" }, limit: 1 },
      );
      return found ?? null;
    },
    inMenus: (shown) =>
      table.find({ $and: [whereShown<PageRow>(shown), { menu: { $ne: "none" } }] }, { orderBy: { order: "asc" } }),
  };
}
