import { defaultSettings } from "@etalase/contracts/settings";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import { pictureRecord } from "../../test/records.ts";
import type { Settings } from "../domain/settings.ts";
import { createSettingsRepository } from "./settings.ts";

onEachDatabase("the settings", ["settings"], ({ database }) => {
  const settings = () => createSettingsRepository(database().em);
  const whole: Settings = {
    ...defaultSettings,
    siteName: "Ünïcode 🎉 \\ ' \" 日本",
    address: "Jalan Satu\nJakarta",
    socialMedia: { ...defaultSettings.socialMedia, facebook: "https://facebook.com/etalase" },
    logo: pictureRecord({ widths: [480, 960] }),
    favicon: pictureRecord({ file: `${"a".repeat(32)}.ico`, widths: [] }),
    ogImage: null,
    customCss: "a::after { content: '\\201C' }\n".repeat(2_000),
    synonyms: [["toko", "kedai"]],
    customJs: "const a = '\\n' + \"$&\";",
    version: 4,
  };

  test("are none until they are saved", async () => {
    expect(await settings().find()).toBeNull();
  });

  test("come back with every field as they were saved", async () => {
    await settings().save(whole);
    expect(await settings().find()).toEqual(whole);
  });

  test("come back as they were saved last, whoever saved them", async () => {
    const states: Settings[] = [
      whole,
      { ...whole, logo: null, favicon: pictureRecord({ widths: [] }), version: 5 },
      { ...whole, logo: pictureRecord({ widths: [480] }), socialMedia: defaultSettings.socialMedia, version: 6 },
      whole,
    ];
    for (const state of states) {
      await settings().save(state);
      expect(await settings().find()).toEqual(state);
    }
    for (const state of states) {
      await database().transaction(() => settings().save(state));
      expect(await settings().find()).toEqual(state);
    }
    const elsewhere = database().em.getConnection();
    await elsewhere.execute("update settings set value = ?", [JSON.stringify({ ...whole, siteName: "Lain" })]);
    await database().transaction(() => settings().save(whole));
    expect(await settings().find()).toEqual(whole);
  });

  test("that are not committed are not there", async () => {
    await settings().save(whole);
    const work = database().transaction(async () => {
      await settings().save({ ...whole, siteName: "Lain" });
      throw new Error("undone");
    });
    await expect(work).rejects.toThrow("undone");
    expect(await settings().find()).toEqual(whole);
  });
});
