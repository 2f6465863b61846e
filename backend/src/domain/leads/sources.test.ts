import { expect, test } from "vitest";
import { campaignIn, campaignKeyOf, direct, sourceNameOf } from "./sources.ts";

const found = { utmSource: "", utmCampaign: "", referrer: "" };

test.each([
  [{ utmSource: "ig", referrer: "https://www.google.com/" }, "ig"],
  [{ referrer: "https://www.google.com/search?q=web" }, "www.google.com"],
  [{ referrer: "none" }, direct],
])("a way like %j is stored as %s", (source, name) => expect(sourceNameOf({ ...found, ...source })).toBe(name));

test("a campaign is counted under its channel, and without one in counts of earlier versions", () => {
  const key = campaignKeyOf({ ...found, utmSource: "IG", utmCampaign: "promo agustus" });
  expect(campaignIn(key)).toEqual({ source: "instagram", name: "promo agustus" });
  expect(campaignIn("promo agustus")).toEqual({ source: "", name: "promo agustus" });
  expect(campaignKeyOf(found)).toBe("");
});
