import { describe, expect, test } from "vitest";
import { article, element, intro, readWordPress } from "../../../test/wordpress-file.ts";
import { firstTime } from "./written-times.ts";

const read = (text: string) => firstTime([{ text }]).time;

describe("a time of another program:", () => {
  test.each([
    "2015-07-22T15:05:08+07:00",
    "2015-07-22T15:05:08+0700",
    "2015-07-22T08:05:08Z",
    "2015-07-22T08:05:08.000Z",
    "2015-07-22T15:05:08",
    "Wed, 22 Jul 2015 08:05:08 +0000",
    "Wed Jul 22 2015 15:05:08 GMT+0700 (Western Indonesia Time)",
    "Wed Jul 22 2015 08:05:08 GMT+0000 (UTC)",
    "22/07/2015 15:05:08",
    "1437552308000",
    "\n  2015-07-22 15:05:08\n",
  ])("%s", (text) => expect(read(text)).toBe("2015-07-22T08:05:08.000Z"));

  test.each(["2015-07-22", "22 Juli 2015"])("%s is the site's day", (text) =>
    expect(read(text)).toBe("2015-07-21T17:00:00.000Z"),
  );

  test.each([
    "yesterday",
    "2015-02-30",
    "2015-07-22 25:00",
    "2015-07-22 10:00 XYZ",
    "2015-07-22 3:05 PM",
    "04/03/2015",
    "22/07/15",
    "1815-07-22",
    "22 Foo 2015",
    "1",
  ])("%s is named, since it cannot be read", (text) =>
    expect(firstTime([{ text }])).toEqual({ time: null, unread: text }),
  );

  test.each(["", "0000-00-00 00:00:00", "Mon, 30 Nov -0001 00:00:00 +0000", "-0001-11-30 00:00:00", "null"])(
    "%j is none",
    (text) => expect(firstTime([{ text }])).toEqual({ time: null }),
  );

  test("one that cannot be read gives way to another", () => {
    expect(
      firstTime([{ text: "0000-00-00" }, { text: "kemarin" }, { text: "2015-07-22 08:05:08", isUtc: true }]),
    ).toEqual({
      time: "2015-07-22T08:05:08.000Z",
    });
  });
});

describe("an article of a program that writes WordPress's files", () => {
  const none = { "wp:post_date": "0000-00-00 00:00:00", "wp:post_date_gmt": "" };
  const dated = (fields: Readonly<Record<string, string>>) => readWordPress(article(intro, { ...none, ...fields }));

  test("has the day of pubDate where it has no other, and was last changed then", async () => {
    const { values, notes } = await dated({ pubDate: "Wed, 22 Jul 2015 08:05:08 +0000" });
    expect(values).toMatchObject({ date: "2015-07-22T08:05:08.000Z", updatedAt: "2015-07-22T08:05:08.000Z" });
    expect(notes).toEqual([]);
  });

  test("is named when its date cannot be read, or is missing", async () => {
    expect((await dated({ "wp:post_date": "kemarin" })).notes).toEqual([
      "its date cannot be read, so it gets the day of the import: “kemarin”",
    ]);
    expect((await dated({})).notes).toEqual(["it has no date, so it gets the day of the import"]);
    expect((await dated({ "wp:status": "draft" })).notes).toEqual([]);
  });

  test("has the values of elements that are indented", async () => {
    const indented = (name: string, text: string) => element(name, text).replace(/<!.*?]>/s, "\n      $&\n    ");
    const meta = ["_yoast_wpseo_title", "Warung pagi"].map((text, place) =>
      indented(place === 0 ? "wp:meta_key" : "wp:meta_value", text),
    );
    const more = `<wp:postmeta>${meta.join("")}</wp:postmeta>${indented("category", "Kabar").replace(">", ' domain="category" nicename="kabar">')}`;
    const { values, notes } = await readWordPress(article(intro, { "dc:creator": "" }, more));
    expect(values).toMatchObject({ seoTitle: "Warung pagi", category: "Kabar", author: { name: "" } });
    expect(notes).toEqual([]);
  });

  test("never appears before its day when that is lost", async () => {
    const { values, notes } = await dated({ "wp:post_date": "besok", "wp:status": "future" });
    expect(values).toMatchObject({ status: "draft", publishAt: null });
    expect(notes).toContain("it was scheduled, but its date cannot be read, so it comes as a draft");
  });
});
