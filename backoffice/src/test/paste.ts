import type { UserEvent } from "@testing-library/user-event";

/** Adds a text at once: each key that is typed draws the whole form again. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
