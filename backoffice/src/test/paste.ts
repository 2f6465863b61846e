import type { UserEvent } from "@testing-library/user-event";

/** Enters a text at once, since each typed key would render the whole form again. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
