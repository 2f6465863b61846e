import { expect, test } from "vitest";
import { direct, sourceNameOf } from "./sources.ts";

test.each([
  [{ utmSource: "ig", referrer: "https://www.google.com/" }, "ig"],
  [{ utmSource: "", referrer: "https://www.google.com/search?q=web" }, "www.google.com"],
  [{ utmSource: "", referrer: "android-app://com.google.android.gm/" }, "com.google.android.gm"],
  [{ utmSource: "", referrer: "none" }, direct],
  [{ utmSource: "", referrer: "" }, direct],
])("a way like %j is called %s", (source, name) => expect(sourceNameOf(source)).toBe(name));
