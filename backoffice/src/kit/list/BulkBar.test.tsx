import { createTheme, ThemeProvider } from "@mui/material";
import { screen } from "@testing-library/dom";
import { ListContextProvider, type ListControllerResult } from "react-admin";
import { expect, test } from "vitest";
import { render } from "../../test/render.tsx";
import { BulkBar } from "./BulkBar.tsx";

/** The bar reads these members of the list alone. */
const listOf = (count: number) =>
  ({
    data: [],
    selectedIds: Array.from({ length: count }, (_, index) => `${index}`),
  }) as unknown as ListControllerResult;

test.each([
  [200, true],
  [201, false],
])("with %i selected rows, offers its actions: %s", (count, offers) => {
  render(
    <ThemeProvider theme={createTheme()}>
      <ListContextProvider value={listOf(count)}>
        <BulkBar>
          <button type="button">Publish</button>
        </BulkBar>
      </ListContextProvider>
    </ThemeProvider>,
  );
  screen.getByText(`${count} selected`);
  expect(screen.queryByRole("button", { name: "Publish" }) !== null).toBe(offers);
  expect(screen.queryByText("At most 200 at once") === null).toBe(offers);
});
