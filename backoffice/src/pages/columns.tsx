import { privacyPolicyKept, privacyPolicySlug } from "@etalase/contracts/pages/pages";
import type { PageSummary } from "@etalase/contracts/pages/pages.schema";
import { ownPagePath } from "@etalase/contracts/site/paths";
import { t } from "../language/t.ts";
import { type Rows, remainingWidth, savedColumns } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { ViewAction } from "../list/RowActions.tsx";
import { orderColumnOf } from "../order/OrderedList.tsx";
import { RecordName } from "../parts/RecordName.tsx";
import { StateChip, stateName } from "../publication/StateChip.tsx";
import { menuNames } from "./menus.ts";

const nameOf = ({ title }: PageSummary) => title;

const Title = ({ of: { id, title, slug, language } }: Readonly<{ of: PageSummary }>) => (
  <RecordName record={{ id, name: title }} note={ownPagePath(slug, language)} />
);

export const rows: Rows<PageSummary> = {
  nameOf,
  picture: () => null,
  words: (page) => <Title of={page} />,
  columns: [
    orderColumnOf(nameOf),
    {
      name: t("Title"),
      source: "title",
      isName: true,
      sort: "ASC",
      sx: remainingWidth,
      of: nameOf,
      cell: (page) => <Title of={page} />,
    },
    { name: t("Slug"), of: ({ slug }) => slug },
    {
      name: t("Menu"),
      source: "menu",
      onCard: true,
      of: ({ menu }) => menuNames[menu],
      cell: ({ menu }) => menuNames[menu],
    },
    { name: t("Status"), source: "status", onCard: true, of: stateName, cell: (page) => <StateChip of={page} /> },
    ...savedColumns,
  ],
  actions: (page) => <ViewAction record={page} href={ownPagePath(page.slug, page.language)} />,
  deleting: deleteSentences("page"),
  keptFor: ({ slug }) => (slug === privacyPolicySlug ? t(privacyPolicyKept.deleted) : undefined),
};
