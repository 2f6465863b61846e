import type { ReactNode } from "react";
import { type RaRecord, useGetList, useListContext, useResourceContext } from "react-admin";
import type { Noun } from "../language/t.ts";
import { counted, plural } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { type Column, csvColumns, hideableColumns } from "./columns.ts";
import { ListTools } from "./ListTools.tsx";
import { CreateButton } from "./ToolButton.tsx";

/** Tells how many records match the filter, whatever other filters the list has. */
export type Counting = Readonly<{ filter: object; say: (count: number) => string }>;

/** Returns undefined until the number is known. */
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
  /** The noun for one record; its plural names an exported file. */
  noun: Noun;
  /** The label of the create button, when records can be created. */
  create?: string;
  columns: readonly Column<T>[];
  /** Switches to another view than the rows, and back. */
  looks?: ReactNode;
  /** Whether the columns are shown. */
  hasRows?: boolean;
  /** Follows the count of a filtered list. */
  narrowed?: string;
  /** A link that follows the counts. */
  beside?: ReactNode;
  /** A further count to show. */
  counting?: Counting | undefined;
}>;

export function ListHead<T extends RaRecord>(props: ListHeadProps<T>) {
  const { title, noun, create, columns, looks, hasRows = true, narrowed = "", beside, counting } = props;
  const { total, filterValues } = useListContext();
  const isNarrowed = Object.values(filterValues).some(Boolean);
  const count = total !== undefined && `${counted(total, noun)}${isNarrowed ? narrowed : ""}`;
  const fact = useCounted(counting);
  const hideable = hideableColumns(columns);
  const facts = [count, fact].filter(Boolean).join(" · ") || "\u00a0";
  return (
    <PageHead
      title={title}
      facts={
        <>
          {facts}
          {beside && <> · {beside}</>}
        </>
      }
    >
      {looks}
      <ListTools
        csv={{ name: plural(noun), columns: csvColumns(columns) }}
        columns={hideable.length > 0 && hasRows ? hideable : undefined}
      />
      {create && <CreateButton label={create} />}
    </PageHead>
  );
}
