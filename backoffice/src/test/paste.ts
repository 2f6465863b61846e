import { waitFor } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Enters a text at once, since each typed key would render the whole form again. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Clicks into an empty rich text. In this DOM the caret is before its paragraph until the editor corrects that. */
export async function clickInto(user: UserEvent, editor: HTMLElement): Promise<void> {
  await user.click(editor);
  await waitFor(() =>
    expect(editor.firstElementChild?.contains(document.getSelection()?.anchorNode ?? null)).toBe(true),
  );
}
