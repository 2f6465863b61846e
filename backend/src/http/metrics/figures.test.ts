import { expect, test } from "vitest";
import { by, createHistogram, single, textOf } from "./figures.ts";
import { routeNameOf } from "./request-counts.ts";

const help = "What it tells.";
const mails = (pending: number, failed: number) =>
  by("status", { pending, failed }, { name: "mails", help, type: "gauge" });

test("figures are told as Prometheus reads them", () => {
  const quoted = by("name", { 'a "b"\\\n': 1 }, { name: "odd", help, type: "gauge" });
  expect(textOf([single("counter", "all_total", help, 2), mails(1, 0), quoted])).toBe(
    [
      ...["# HELP all_total What it tells.", "# TYPE all_total counter", "all_total 2"],
      ...["# HELP mails What it tells.", "# TYPE mails gauge", 'mails{status="pending"} 1', 'mails{status="failed"} 0'],
      ...["# HELP odd What it tells.", "# TYPE odd gauge", 'odd{name="a \\"b\\"\\\\\\n"} 1', ""],
    ].join("\n"),
  );
});

test("a time counts in every bucket that it fits into", () => {
  const times = createHistogram([0.005, 0.1, 1]);
  for (const ms of [5, 6, 100, 2000]) times.add(ms);
  expect(times.samples({}).map(({ part, labels, value }) => [part, labels.le, value])).toEqual([
    ["_bucket", "0.005", 1],
    ["_bucket", "0.1", 3],
    ["_bucket", "1", 3],
    ["_bucket", "+Inf", 4],
    ["_sum", undefined, 2.111],
    ["_count", undefined, 4],
  ]);
});

test.each([
  ["/", "/"],
  ["/berita", "/berita"],
  ["/berita/tag/kopi", "/berita/tag/*"],
  ["/berita/kopi", "/berita/*"],
  ["/dashboard/assets/index-abc.js", "/dashboard/assets/*"],
  ["/dashboard/news/1", "/dashboard/*"],
  ["/share/berita/kopi.jpg", "/share/*"],
  ["/review/secret", "/review/*"],
  ["/api/nothing", "/api/*"],
  ["/wp-login.php", "other"],
  ["/beritas", "other"],
])("%s is counted as %s", (path, name) => {
  expect(routeNameOf(path)).toBe(name);
});
