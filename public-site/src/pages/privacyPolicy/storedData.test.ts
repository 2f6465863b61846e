import { unconfirmedDays } from "@etalase/contracts/newsletter";
import { expect, test } from "vitest";
import { storedData } from "./storedData.ts";

test("says how long an address is kept that nobody has confirmed", () => {
  const all = storedData([], { settings: { forgetClicksAfterDays: 90, forgetLeadsAfterMonths: 12 } });
  const letters = all.find(({ what }) => what.startsWith("Surat bulanan"));
  expect(letters?.keptFor).toContain(`bila tidak Anda konfirmasi, ${unconfirmedDays} hari`);
});
