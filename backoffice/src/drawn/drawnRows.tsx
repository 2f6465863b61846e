import { kinds } from "@etalase/contracts/kinds";
import type { Service } from "@etalase/contracts/plain/services.schema";
import type { Showcase } from "@etalase/contracts/plain/showcases.schema";
import { ActiveChip, activeNames } from "../active/ActiveChip.tsx";
import { ActiveToggle } from "../active/ActiveToggle.tsx";
import { type Rows, remainingWidth, savedColumns } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { orderColumnOf } from "../order/OrderedList.tsx";
import { RecordName } from "../parts/RecordName.tsx";
import { DrawnThumbnail } from "./DrawnThumbnail.tsx";

/** A record with a picture of its own, or one of the site's drawings in its place. */
export type Drawn = Service | Showcase;

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
      { name: "Picture", source: "picture", cell: (one) => <DrawnThumbnail resource={resource} of={one} /> },
      {
        name: "Title",
        source: "title",
        isName: true,
        sort: "ASC",
        sx: remainingWidth,
        of: nameOf,
        cell: (one) => <Name {...one} />,
      },
      { name: "Text", of: ({ text }) => text },
      {
        name: "Status",
        source: "isActive",
        onCard: true,
        of: ({ isActive }) => activeNames[`${isActive}`],
        cell: ({ isActive }) => <ActiveChip isActive={isActive} />,
      },
      ...savedColumns,
    ],
    actions: (one) => <ActiveToggle record={{ ...one, name: one.title }} failed={`Failed to update ${noun}`} />,
    deleting: deleteSentences(noun),
  };
}
