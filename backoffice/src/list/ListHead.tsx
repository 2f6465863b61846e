import { type RaRecord, useGetList, useListContext, useResourceContext } from "react-admin";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { type Column, csvColumns, hideableColumns } from "./columns.ts";
import { ListTools } from "./ListTools.tsx";
import { CreateButton } from "./ToolButton.tsx";

/** Tells how many records match the filter, whatever the list is narrowed to. */
export type Counting = Readonly<{ filter: object; say: (count: number) => string }>;

/** Returns nothing as long as nobody knows. */
function useCounted(counting?: Counting): string | undefined {
  const { total } = useGetList(
    useResourceContext() ?? "",
    { pagination: { page: 1, perPage: 1 }, filter: counting?.filter },
    { retry: false, enabled: counting !== undefined },
  );
  return total === undefined ? undefined : counting?.say(total);
}

export type ListHeadProps<T> = Readonly<{
  title: string;
  /** What one of the records is called. An exported file is named after many of them. */
  noun: string;
  /** What the button for a new one says, where one can be made. */
  create?: string;
  columns: readonly Column<T>[];
  /** Follows the count of a list that is narrowed. */
  narrowed?: string;
  /** More to know than how many they are. */
  counting?: Counting | undefined;
}>;

export function ListHead<T extends RaRecord>(props: ListHeadProps<T>) {
  const { title, noun, create, columns, narrowed = "", counting } = props;
  const { total, filterValues } = useListContext();
  const isNarrowed = Object.values(filterValues).some(Boolean);
  const count = total !== undefined && `${counted(total, noun)}${isNarrowed ? narrowed : ""}`;
  const fact = useCounted(counting);
  const hideable = hideableColumns(columns);
  return (
    <PageHead title={title} facts={[count, fact].filter(Boolean).join(" · ") || "\u00a0"}>
      <ListTools
        csv={{ name: `${noun}s`, columns: csvColumns(columns) }}
        columns={hideable.length > 0 ? hideable : undefined}
      />
      {create && <CreateButton label={create} />}
    </PageHead>
  );
}
