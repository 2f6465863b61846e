import { ActiveList } from "../active/ActiveList.tsx";
import { activeRows } from "../active/activeRows.tsx";
import { t } from "../language/t.ts";
import { RecordName } from "../parts/RecordName.tsx";
import { type Drawn, DrawnThumbnail } from "./DrawnThumbnail.tsx";

type DrawnListProps = Readonly<{ resource: "services" | "showcases"; invitation: string }>;

const drawnRows = (resource: DrawnListProps["resource"]) =>
  activeRows<Drawn>(resource, {
    label: t("Title"),
    name: ({ id, title, text }) => <RecordName record={{ id, name: title }} note={text} />,
    pictured: { name: t("Picture"), source: "picture", cell: (one) => <DrawnThumbnail resource={resource} of={one} /> },
    columns: [{ name: t("Text"), of: ({ text }) => text }],
  });

/** The list of such records. */
export const DrawnList = (props: DrawnListProps) => <ActiveList {...props} rows={drawnRows(props.resource)} />;
