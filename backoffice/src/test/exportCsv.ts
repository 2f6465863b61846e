import { screen } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";

export const exportCsv = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Export as CSV" }));
