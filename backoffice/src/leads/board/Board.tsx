import { Box, Card } from "@mui/material";
import type { KeyboardEvent, ReactNode } from "react";
import { useListContext } from "react-admin";
import { FilterBar, useCompact } from "../../kit/list/FilterBar.tsx";
import { Results } from "../../kit/list/Results.tsx";
import { FailureNotice } from "../../kit/parts/FailureNotice.tsx";
import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { Columns, OneColumn } from "./Columns.tsx";
import { useBoard } from "./useBoard.ts";

/** Returns the card at that index of a column, or its last one. */
const cardAt = (column: Element | undefined, index: number) => {
  const cards = [...(column?.querySelectorAll("[data-lead]") ?? [])];
  return cards[Math.min(index, cards.length - 1)];
};

const ways: Readonly<Record<string, Readonly<{ x: number; y: number }>>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Returns the card that an arrow key leads to, skipping empty columns. */
function neighbourOf(card: Element, key: string): Element | undefined {
  const way = ways[key];
  const column = card.closest("[data-column]");
  if (!way || !column?.parentElement) return undefined;
  const index = [...column.querySelectorAll("[data-lead]")].indexOf(card);
  if (way.y) return index + way.y < 0 ? undefined : cardAt(column, index + way.y);
  const columns = [...column.parentElement.children];
  const others =
    way.x > 0 ? columns.slice(columns.indexOf(column) + 1) : columns.slice(0, columns.indexOf(column)).reverse();
  return others.map((other) => cardAt(other, index)).find(Boolean);
}

type BoardProps = Readonly<{
  filters: ReactNode;
  /** Replaces the columns: when there are no leads at all, and when none match the filters. */
  empty: ReactNode;
  noMatch: ReactNode;
  failure: string;
}>;

const handle = '[data-control="handle"]';

/** Moves from card to card by arrow keys, and focuses the same control on the next card. */
function follow(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.defaultPrevented) return;
  const card = event.target.closest("[data-lead]");
  const next = card && neighbourOf(card, event.key);
  if (!next) return;
  event.preventDefault();
  next.querySelector<HTMLElement>(event.target.matches(handle) ? handle : "a")?.focus();
}

function Cards({ empty, noMatch, failure }: Omit<BoardProps, "filters">) {
  const { columns, isFailed, isOld, retry, move, dialog } = useBoard();
  const { filterValues } = useListContext();
  const compact = useCompact();
  if (isFailed) return <FailureNotice text={failure} onRetry={retry} />;
  if (!columns) return <BoardSkeleton />;
  if (columns.every(({ count }) => count === 0)) {
    const { status: _, ...filters } = filterValues;
    return <Card>{Object.values(filters).some(Boolean) ? noMatch : empty}</Card>;
  }
  const View = compact ? OneColumn : Columns;
  return (
    <Box aria-busy={isOld} onKeyDown={follow} sx={{ opacity: isOld ? 0.5 : 1 }}>
      <View columns={columns} onMove={move} />
      {dialog}
    </Box>
  );
}

/** The leads as cards, by status. */
export const Board = ({ filters, ...states }: BoardProps) => (
  <>
    <Card sx={{ mb: 2 }}>
      <Results />
      <FilterBar filters={filters} bulkBar={null} />
    </Card>
    <Cards {...states} />
  </>
);
