import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { paste } from "../test/paste.ts";
import { openSettings } from "../test/settingsApi.ts";

test("the phone shows the chat that it opens, or that it opens none", async () => {
  const { user } = await openSettings();
  const phone = screen.getByRole("textbox", { name: "Contact phone" });
  screen.getByText("Without a number the order buttons lead to the contact form.");
  await paste(user, phone, "0812 3456 7890");
  expect(screen.getByRole("link", { name: "wa.me/6281234567890" }).getAttribute("href")).toBe(
    "https://wa.me/6281234567890",
  );
  screen.getByText(/^\+62 812-3456-7890: the order buttons open/);
  await paste(user, phone, " / 0813 1111 2222");
  screen.getByText(/^Only one phone number fits here/);
});

test("an unusable phone that is there already is told of", async () => {
  await openSettings({ stored: { contactPhone: "0812 3456 7890 / 0813 1111 2222" } });
  screen.getByText(/^Only one phone number .* Until then they lead to the contact form\.$/);
});

test("hours are one line until they are changed, and are sent as they were entered", async () => {
  const day = [{ opens: "09:00", closes: "17:00" }];
  const saturday = [{ opens: "09:00", closes: "12:00" }];
  const officeHours = { days: [day, day, day, null, null, saturday, null], holidays: [] };
  const { user, sent, save } = await openSettings({ view: "hours", stored: { officeHours } });
  await screen.findByText("Mon–Wed 09:00–17:00, Sat 09:00–12:00 WIB");
  await user.click(screen.getByRole("button", { name: "Change: Office hours" }));
  await user.click(screen.getByRole("switch", { name: "Open on Thursday" }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.officeHours).toEqual({ ...officeHours, days: officeHours.days.with(3, day) });
});
