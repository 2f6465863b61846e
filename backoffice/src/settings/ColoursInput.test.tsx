import { defaultSettings } from "@etalase/contracts/settings";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { paste } from "../test/paste.ts";
import { openSettings } from "../test/settingsApi.ts";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("a colour is read as it is pasted, and says whether texts can be read", async () => {
  const { user, sent, save } = await openSettings({ view: "look" });
  screen.getByText(/Default: #0D8ABC/);
  await paste(user, field("Primary"), "7a1fa2");
  screen.getByText("Buttons, links and the striped awning at the top. Easy to read.");
  await user.tab();
  expect(field("Primary").value).toBe("#7A1FA2");
  fireEvent.change(screen.getByLabelText("Choose the colour: Accent"), { target: { value: "#8bc34a" } });
  expect(field("Accent").value).toBe("#8BC34A");
  await save();
  await waitFor(() => expect(sent[0]?.brand).toEqual({ primary: "#7A1FA2", accent: "#8BC34A", dark: "" }));
});

test("an unreadable colour is not sent, and offers the nearest that can be read", async () => {
  const { user, sent, save } = await openSettings({ view: "look" });
  await paste(user, field("Primary"), "#FFFF00");
  screen.getByText("Too light, texts are hard to read. Try #8E8E00.");
  await save();
  await screen.findByText("Too light, texts are hard to read. Try #8E8E00");
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Use #8E8E00" }));
  screen.getByText(/awning at the top\. Easy to read/);
  await save();
  await waitFor(() => expect(sent[0]?.brand.primary).toBe("#8E8E00"));
});

test("what is no colour is told when saving, and the site's own comes back by a button", async () => {
  const { user, sent, save } = await openSettings({
    view: "look",
    stored: { brand: { primary: "#7A1FA2", accent: "", dark: "" } },
  });
  await paste(user, field("Dark"), "red");
  await save();
  await screen.findByText("Please enter a colour such as #0D8ABC, or leave the field empty for the default colour");
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Use the default: Dark" }));
  await user.click(screen.getByRole("button", { name: "Use the default: Primary" }));
  expect(screen.queryByRole("button", { name: /^Use the default/ })).toBeNull();
  await save();
  await waitFor(() => expect(sent[0]?.brand).toEqual(defaultSettings.brand));
});
