import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { render } from "../../test/render.tsx";
import { Tips } from "./Tips.tsx";

test("a control's tip is shown under the mouse and with the keyboard's focus, until a key or a press", async () => {
  const user = userEvent.setup();
  render(
    <>
      <button type="button" data-tip="Move up">
        One
      </button>
      <button type="button">Two</button>
      <Tips />
    </>,
  );
  const none = () => expect.poll(() => screen.queryByRole("tooltip")).toBeNull();
  await user.hover(await screen.findByText("One"));
  expect((await screen.findByRole("tooltip")).textContent).toBe("Move up");
  // The mouse may rest on the tip itself.
  await user.hover(screen.getByRole("tooltip"));
  screen.getByRole("tooltip");
  await user.keyboard("{Escape}");
  await none();
  await user.tab();
  await screen.findByRole("tooltip");
  await user.tab();
  await none();
});
