import { expect, test } from "vitest";
import { complaining } from "./complaining.ts";

// The test of the routes holds that each page with facts has its script.
test("a page that is added to the paths does not compile until its facts are there, and no list misses it", () => {
  const found = complaining({
    file: "src/site/paths.ts",
    from: '  login: "/login",',
    to: '  agenda: "/agenda",\n  login: "/login",',
    include: ["backend/src/domain/redirects/*.ts", "backend/src/http/discovery/sitemap.ts"],
  });
  expect(found.map((file) => file.replace(/.*(?=contracts\/)/, ""))).toEqual(["contracts/src/site/pages.ts"]);
});
