import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { ListContextProvider, type ListControllerResult } from "react-admin";
import { expect, test, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { DayFilter } from "./DayFilter.tsx";

test("a day that is typed while the one before is being applied stays as it is typed", async () => {
  const setFilters = vi.fn();
  const list = (filterValues: object) => (
    // The cast is safe: the field uses only these properties of a list.
    <ListContextProvider value={{ filterValues, setFilters } as unknown as ListControllerResult}>
      <DayFilter source="from" label="From" />
    </ListContextProvider>
  );
  const { rerender } = render(list({}));
  const field = screen.getByLabelText<HTMLInputElement>("From (day in WIB)");
  fireEvent.change(field, { target: { value: "2026-11-22" } });
  await waitFor(() => expect(setFilters).toHaveBeenCalledWith({ from: "2026-11-22" }));
  fireEvent.change(field, { target: { value: "2026-01-22" } });
  rerender(list({ from: "2026-11-22" }));
  expect(field.value).toBe("2026-01-22");
  await waitFor(() => expect(setFilters).toHaveBeenLastCalledWith({ from: "2026-01-22" }));
  rerender(list({ from: "2026-01-22" }));
  rerender(list({}));
  await waitFor(() => expect(field.value).toBe(""));
});
