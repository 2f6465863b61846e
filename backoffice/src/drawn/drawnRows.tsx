import { kinds } from "@etalase/contracts/kinds";
import { ActiveChip, activeNames } from "../active/ActiveChip.tsx";
import { ActiveToggle } from "../active/ActiveToggle.tsx";
import { t } from "../language/t.ts";
import { type Rows, remainingWidth, savedColumns } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { orderColumnOf } from "../order/OrderedList.tsx";
import { RecordName } from "../parts/RecordName.tsx";
import { type Drawn, DrawnThumbnail } from "./DrawnThumbnail.tsx";

const nameOf = ({ title }: Drawn) => title;

const Name = ({ id, title, text }: Drawn) => <RecordName record={{ id, name: title }} note={text} />;

/** Table, cards and file of such records. */
export function drawnRows(resource: "services" | "showcases"): Rows<Drawn> {
  const { noun } = kinds[resource];
  return {
    nameOf,
    picture: (one) => <DrawnThumbnail resource={resource} of={one} />,
    words: (one) => <Name {...one} />,
    columns: [
      orderColumnOf(nameOf),
      { name: t("Picture"), source: "picture", cell: (one) => <DrawnThumbnail resource={resource} of={one} /> },
      {
        name: t("Title"),
        source: "title",
        isName: true,
        sort: "ASC",
        sx: remainingWidth,
        of: nameOf,
        cell: (one) => <Name {...one} />,
      },
      { name: t("Text"), of: ({ text }) => text },
      {
        name: t("Status"),
        source: "isActive",
        onCard: true,
        of: ({ isActive }) => activeNames[`${isActive}`],
        cell: ({ isActive }) => <ActiveChip isActive={isActive} />,
      },
      ...savedColumns,
    ],
    actions: (one) => (
      <ActiveToggle record={{ ...one, name: one.title }} failed={t("Failed to update {noun}", { noun: t(noun) })} />
    ),
    deleting: deleteSentences(noun),
  };
}
