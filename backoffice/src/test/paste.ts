import { waitFor } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Enters a text at once, since each typed key would render the whole form again. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Clicks into a rich text, and waits until its editor has put the caret into a paragraph: this DOM puts it before. */
export async function clickInto(user: UserEvent, editor: HTMLElement): Promise<void> {
  await user.click(editor);
  await waitFor(() =>
    expect(editor.firstElementChild?.contains(document.getSelection()?.anchorNode ?? null)).toBe(true),
  );
}
