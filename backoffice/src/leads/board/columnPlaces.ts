import { boxOf, distance, type Places } from "../../kit/order/places.ts";

/** The columns that a card can be dropped on, or their tabs, in the order of the statuses. */
export function columnPlaces(): Places {
  const columns = [...document.querySelectorAll("[data-status]")];
  const show = (place: number) => {
    for (const [index, column] of columns.entries()) column.toggleAttribute("data-over", index === place);
  };
  return {
    own: -1,
    bounds: boxOf(document.body),
    placeAt: (point) => columns.findIndex((column) => distance(point, boxOf(column)) === 0),
    show,
    clear: () => show(-1),
  };
}
