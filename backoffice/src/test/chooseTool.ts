import { screen } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses an entry of the menu above a list. */
export async function chooseTool(user: UserEvent, name: string) {
  await user.click(screen.getByRole("button", { name: "More tools" }));
  await user.click(await screen.findByRole("menuitem", { name }));
}
