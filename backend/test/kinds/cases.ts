import { describe } from "vitest";
import { dialects, sqliteByDay } from "../databases.ts";
import { type Given, kindOf, startKind } from "./kind.ts";
import { manyCases } from "./many.ts";
import { readingCases } from "./reading.ts";
import { writingCases } from "./writing.ts";

/** The behaviour that all kinds of content share, over HTTP. */
export function kindCases(given: Given): void {
  const kind = kindOf(given);
  // On MySQL, pages represent all kinds by day.
  describe.each(kind.resource === "pages" ? dialects : sqliteByDay)(`${kind.resource} over HTTP on %s`, (dialect) => {
    const site = startKind(kind, dialect);
    writingCases(kind, site);
    manyCases(kind, site);
    readingCases(kind, site);
  });
}
