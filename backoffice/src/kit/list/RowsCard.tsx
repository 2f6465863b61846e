import { Box, Skeleton } from "@mui/material";
import { Fragment, useMemo } from "react";
import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableRenderContext,
  useListContext,
} from "react-admin";
import { t } from "../language/t.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { lineAbove } from "../theme/looks.ts";
import { Facts, Grow, Row } from "../theme/Words.tsx";
import { narrowColumns, type PlainRows, type Rows, type TableColumn, tableColumns } from "./columns.ts";
import { useCompact, useNarrow } from "./FilterBar.tsx";
import { ListCard, type ListCardProps } from "./ListCard.tsx";
import { useHiddenColumns } from "./ListTools.tsx";
import { openingRows, openRow } from "./openRow.ts";
import { RowActions } from "./RowActions.tsx";
import { SelectBox, SelectPageBox } from "./SelectBox.tsx";

const row = { display: "flex", gap: 2, alignItems: "center", px: { xs: 1.5, sm: 2 }, ...lineAbove };

/** Where the foot of a card, 50 px high, has room beside short words. */
const tablet = "@media (min-width: 760px) and (max-width: 999.95px)";

type RowsSkeletonProps = Readonly<{
  rows: number;
  compact: boolean;
  /** In pixels, including the border. */
  rowHeight?: number;
  cardHeight?: number;
  isShort?: true | undefined;
}>;

/** Placeholder rows of the final height, so that the table does not jump when it arrives. */
function RowsSkeleton({ rows, compact, rowHeight = 67, cardHeight = 133, isShort }: RowsSkeletonProps) {
  const height = compact ? cardHeight : rowHeight;
  const look = { ...row, height, [tablet]: { height: isShort ? cardHeight - 50 : height } };
  return (
    <Box role="status" aria-label={t("Loading")}>
      {!compact && <Box sx={{ height: 45, ...lineAbove, bgcolor: "background.default" }} />}
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
        <Box key={index} sx={look}>
          <Skeleton variant="rounded" width={68} height={46} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="70%" />
            <Skeleton width="34%" />
          </Box>
          {!compact && <Skeleton width={90} />}
          {!compact && <Skeleton width={70} />}
        </Box>
      ))}
    </Box>
  );
}

type RowsProps<T> = Readonly<{ rows: Rows<T> }>;

const ActionsOf = <T extends RaRecord>({ record, rows }: RowsProps<T> & Readonly<{ record: T }>) => (
  <RowActions record={record} name={rows.nameOf(record)} deleting={rows.deleting} keptFor={rows.keptFor?.(record)}>
    {rows.actions?.(record)}
  </RowActions>
);

/** Rows with names can be selected, since the checkbox needs one. */
type ShownRows<T> = PlainRows<T> & Partial<Pick<Rows<T>, "nameOf">>;

const scrolling = { overflowX: "auto", ...openingRows };
/** A table without checkboxes: its first column is aligned with the filters above. */
const plain = { ...scrolling, "& th:first-of-type, & td:first-of-type": { pl: 2 } };

/** Ends where the icons of the actions do, inside their buttons. */
const aboveIcons = { "&.RaDataTable-headerCell": { pr: 2.5 } };

/** react-admin's column, except that its head also announces the sort order. */
function Column<T extends RaRecord>(column: DataTableColumnProps<T>) {
  const { sort } = useListContext();
  const isSorted = useDataTableRenderContext() === "header" && sort.field === column.source;
  const order = sort.order === "ASC" ? "ascending" : "descending";
  return <DataTable.Col<T> {...column} {...(isSorted && { "aria-sort": order })} />;
}
const HintedHead = ({ name, hint }: Readonly<{ name: string; hint: string }>) => (
  <span data-tip={hint} aria-description={hint}>
    {name}
  </span>
);

const under = { mt: 0.25, columnGap: 1.5, color: "text.secondary", fontSize: ".8125rem" };

/** The name, with the other cells small in the line below it. */
const stackedCells = <T extends RaRecord>([name, ...others]: readonly TableColumn<T>[], record: T) => (
  <>
    {name?.cell(record)}
    <Facts sx={under}>
      {others.map(({ source, cell }) => (
        <Box key={source} sx={{ "&:empty": { display: "none" } }}>
          {cell(record)}
        </Box>
      ))}
    </Facts>
  </>
);

/** The table's columns, of which some have no room beside the labels of the sidebar. */
function useColumns<T extends RaRecord>(columns: ShownRows<T>["columns"]): readonly TableColumn<T>[] {
  const isNarrow = useNarrow();
  const { hidden } = useHiddenColumns();
  return useMemo(
    () => (isNarrow ? narrowColumns(columns, hidden, stackedCells<T>) : tableColumns(columns)),
    [columns, isNarrow, hidden],
  );
}

const Table = <T extends RaRecord>({ rows: { columns, actions, nameOf } }: { rows: ShownRows<T> }) => (
  <Box sx={nameOf ? scrolling : plain} onClick={openRow}>
    <DataTable<T> bulkActionButtons={false} rowClick={false}>
      {nameOf && (
        <DataTable.Col<T>
          label={<SelectPageBox />}
          padding="checkbox"
          render={(record) => <SelectBox id={record.id} label={nameOf(record)} />}
        />
      )}
      {useColumns(columns).map(({ source, name, hint, cell, sort, align, sx }) => (
        <Column<T>
          key={source}
          source={source}
          label={hint ? <HintedHead {...{ name, hint }} /> : name}
          disableSort={!sort}
          sortByOrder={sort}
          align={align}
          sx={sx}
          render={cell}
        />
      ))}
      {actions && <DataTable.Col<T> label={t("Actions")} align="right" sx={aboveIcons} render={actions} />}
    </DataTable>
  </Box>
);

function PlainCard<T extends RaRecord>({ record, rows }: Readonly<{ record: T; rows: ShownRows<T> }>) {
  const { nameOf, actions } = rows;
  const columns = tableColumns(rows.columns);
  return (
    <Facts sx={{ py: 1.5, rowGap: 1 }}>
      <Box sx={{ flex: "1 1 220px" }}>
        {columns.find(({ isName }) => isName)?.cell(record)}
        <Facts sx={under}>
          {columns
            .filter(({ isName }) => !isName)
            .map(({ source, name, cell }) => ({ source, name, value: cell(record) }))
            .filter(({ value }) => value)
            .map(({ source, name, value }) => (
              <Box key={source} sx={{ display: "flex", gap: 0.5 }}>
                {name}: {value}
              </Box>
            ))}
        </Facts>
      </Box>
      {actions && (
        <Row sx={nameOf ? { width: 1, ml: -1.25 } : { ml: "auto" }}>
          {nameOf && <SelectBox id={record.id} label={nameOf(record)} />}
          <Box sx={{ ml: "auto" }}>{actions(record)}</Box>
        </Row>
      )}
    </Facts>
  );
}

function Cards<T extends RaRecord>({ rows }: Readonly<{ rows: ShownRows<T> }>) {
  const { data = [] } = useListContext<T>();
  return (
    <PlainList divided onClick={openRow} sx={openingRows}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={{ px: { xs: 1.5, sm: 2 } }}>
          {rows.card ? rows.card(record) : <PlainCard {...{ record, rows }} />}
        </Box>
      ))}
    </PlainList>
  );
}

export type RecordRowsProps = Omit<ListCardProps, "skeleton" | "children"> &
  Readonly<{ skeleton: Omit<RowsSkeletonProps, "compact"> }>;

/** The rows of a list with filters and pagination: as a table, or as cards where a table has no room. */
export function PlainRowsCard<T extends RaRecord>({
  rows,
  skeleton,
  ...card
}: RecordRowsProps & { rows: ShownRows<T> }) {
  const compact = useCompact();
  return (
    <ListCard {...card} skeleton={<RowsSkeleton compact={compact} {...skeleton} />}>
      {compact ? <Cards rows={rows} /> : <Table rows={rows} />}
    </ListCard>
  );
}

/** The checkbox first, as in a table. */
const inOneRow = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  pb: 1.5,
  "& > :last-child, & > :last-child > :first-child": { display: "contents" },
  "& > :last-child > :first-child > :first-child": { order: -1, ml: -1.25, mr: -0.5 },
};

/** On a phone of 360 px, moving and the other actions need the whole width. */
const foot = { display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: 1, mr: -1.25 };

function Card<T extends RaRecord>({ record, rows }: RowsProps<T> & Readonly<{ record: T }>) {
  const columns = tableColumns(rows.columns);
  const cellsOf = (part: TableColumn<T>["onCard"]) =>
    columns
      .filter(({ onCard }) => onCard === part)
      .map(({ source, cell }) => <Fragment key={source}>{cell(record)}</Fragment>);
  const [facts, controls] = [cellsOf(true), cellsOf("controls")];
  const hasControls = controls.length > 0;
  const select = <SelectBox id={record.id} label={rows.nameOf(record)} />;
  return (
    <Box sx={{ pt: 1.5, pb: 0.5, ...(rows.isShort && { [tablet]: inOneRow }) }}>
      <Box sx={{ display: "flex", flex: 1, minWidth: 0, gap: 1.5 }}>
        {rows.picture(record)}
        <Grow>{rows.words(record)}</Grow>
        {hasControls && <Box sx={{ mt: -1.25, mr: -1.25 }}>{select}</Box>}
      </Box>
      <Box sx={foot}>
        <Row sx={{ ml: hasControls ? 0 : -1.25 }}>
          {hasControls ? controls : select}
          {facts}
        </Row>
        <Box sx={{ ml: "auto" }}>
          <ActionsOf record={record} rows={rows} />
        </Box>
      </Box>
    </Box>
  );
}

/** The rows of a list whose records can be selected and edited. */
export const RowsCard = <T extends RaRecord>({ rows, skeleton, ...card }: RecordRowsProps & RowsProps<T>) => (
  <PlainRowsCard<T>
    rows={{
      ...rows,
      card: (record) => <Card record={record} rows={rows} />,
      actions: (record) => <ActionsOf record={record} rows={rows} />,
    }}
    skeleton={{ ...skeleton, isShort: rows.isShort }}
    {...card}
  />
);
