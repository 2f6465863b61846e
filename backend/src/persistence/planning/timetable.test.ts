import { settingsUpdate } from "@etalase/contracts/settings.schema";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { eachTest } from "../../../test/started.ts";
import { createTimetable } from "./timetable.ts";

describe.each(dialects)("what changes by itself on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  const next = async (after: string) => {
    const { changesAt, endsAt } = await createTimetable(site.database.em).nextChange(new Date(after));
    return [changesAt?.toISOString(), endsAt];
  };

  test("nothing, before anybody has entered office hours", async () => {
    expect(await next("2026-11-20T00:00:00.000Z")).toEqual([undefined, null]);
  });

  test("what pages say of the office, when it opens and when it closes", async () => {
    const day = [{ opens: "09:00", closes: "17:00" }];
    const officeHours = { days: [day, null, null, null, day, null, null] };
    await site.services.settings.update(settingsUpdate.parse({ officeHours }), { by: site.by });
    // A Friday in Jakarta; outdated pages are still shown while the database is away.
    expect(await next("2026-11-20T01:00:00.000Z")).toEqual(["2026-11-20T02:00:00.000Z", null]);
    expect(await next("2026-11-20T02:00:00.000Z")).toEqual(["2026-11-20T10:00:00.000Z", null]);
    expect(await next("2026-11-20T10:00:00.000Z")).toEqual(["2026-11-20T17:00:00.000Z", null]);
  });
});
