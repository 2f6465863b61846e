import type { ReactNode } from "react";
import type { RaRecord, SortPayload } from "react-admin";
import { BulkActions, type BulkChange } from "./BulkChanges.tsx";
import type { Rows } from "./columns.ts";
import { listStates } from "./EmptyWindow.tsx";
import { ListHead, type ListHeadProps } from "./ListHead.tsx";
import { ListScreen } from "./ListScreen.tsx";
import { type RecordRowsProps, RowsCard } from "./RowsCard.tsx";

/** The description of a resource's list. */
export type RecordsProps<T> = Omit<ListHeadProps<T>, "columns" | "create" | "hasRows"> &
  Pick<RecordRowsProps, "filters"> &
  Readonly<{
    perPage: number;
    rows: Rows<T>;
    /** The changes that can be made to many records at once. */
    changes: readonly BulkChange<object>[];
    /** Further actions for many records. */
    actions?: ReactNode;
    create: string;
    none?: string;
    invitation: string;
    /** In pixels, for rows or cards that are taller than usual. */
    heights?: Readonly<{ rowHeight: number; cardHeight: number }>;
    /** Another view, in place of the rows. */
    children?: ReactNode;
  }>;

/** Head and rows of a list, inside its screen. */
export function Records<T extends RaRecord>(props: RecordsProps<T>) {
  const { perPage, rows, filters, changes, actions, none, invitation, heights, children, ...head } = props;
  const { noun, create } = head;
  return (
    <>
      <ListHead {...head} columns={rows.columns} hasRows={!children} />
      {children || (
        <RowsCard
          rows={rows}
          filters={filters}
          bulkBar={
            <BulkActions noun={noun} changes={changes} deleting={rows.deleting}>
              {actions}
            </BulkActions>
          }
          skeleton={{ rows: perPage, ...heights }}
          {...listStates({ noun, none, invitation, create })}
        />
      )}
    </>
  );
}

type RecordsListProps<T> = RecordsProps<T> & Readonly<{ resource: string; sort: SortPayload }>;

/** A list of records that can be selected, edited and deleted. */
export const RecordsList = <T extends RaRecord>({ resource, sort, ...records }: RecordsListProps<T>) => (
  <ListScreen resource={resource} perPage={records.perPage} sort={sort}>
    <Records {...records} />
  </ListScreen>
);
