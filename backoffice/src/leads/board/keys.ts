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
export function neighbourOf(card: Element, key: string): Element | undefined {
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
