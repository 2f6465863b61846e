import { Button } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { type RaRecord, useCreatePath, useGetList, useListContext, useResourceContext } from "react-admin";
import { Link } from "react-router-dom";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { type Column, csvColumns, hideableColumns } from "./columns.ts";
import { ListTools } from "./ListTools.tsx";

/** Leads to the form of a new record. */
export function CreateButton({ label }: { label: string }) {
  const to = useCreatePath()({ resource: useResourceContext(), type: "create" });
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<PlusIcon />}>
      {label}
    </Button>
  );
}

/** How many records match this, whatever the list is narrowed to. */
export function useCount(filter: object): number | undefined {
  const { total } = useGetList(
    useResourceContext() ?? "",
    { pagination: { page: 1, perPage: 1 }, filter },
    { retry: false },
  );
  return total;
}

type ListHeadProps<T> = Readonly<{
  title: string;
  /** What one of the records is called. */
  noun: string;
  /** What the button for a new one says, where one can be made. */
  create?: string;
  /** What the name of an exported file begins with. */
  file: string;
  columns: readonly Column<T>[];
  /** Follows the count of a list that is narrowed. */
  narrowed?: string;
  /** More to know than how many they are, as far as it is known. */
  fact?: string | undefined;
}>;

export function ListHead<T extends RaRecord>(props: ListHeadProps<T>) {
  const { title, noun, create, file, columns, narrowed = "", fact } = props;
  const { total, filterValues } = useListContext();
  const isNarrowed = Object.values(filterValues).some(Boolean);
  const count = total !== undefined && `${counted(total, noun)}${isNarrowed ? narrowed : ""}`;
  const hideable = hideableColumns(columns);
  return (
    <PageHead title={title} facts={[count, fact].filter(Boolean).join(" · ") || "\u00a0"}>
      <ListTools
        csv={{ name: file, columns: csvColumns(columns) }}
        columns={hideable.length > 0 ? hideable : undefined}
      />
      {create && <CreateButton label={create} />}
    </PageHead>
  );
}
