import { Box } from "@mui/material";
import { useEffect, useRef } from "react";
import { Pagination, type PaginationProps, useListContext } from "react-admin";

const isLost = ({ activeElement, body }: Document) => activeElement === body || activeElement?.matches(":disabled");

/**
 * react-admin's pagination. The arrow at either end gets disabled under the focus, which then moves to the current
 * page.
 */
export function Pages(pagination: PaginationProps) {
  const { page } = useListContext();
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => {
    if (pressed.current && isLost(document)) place.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    pressed.current = false;
  }, [page]);
  const press = () => {
    pressed.current = true;
  };
  return (
    <Box ref={place} onClickCapture={press}>
      <Pagination {...pagination} />
    </Box>
  );
}
