import { describe, expect, test } from "vitest";
import { saidIn } from "../refusals/test/said.ts";
import { settingsUpdate } from "../settings.schema.ts";
import { scriptIn } from "./foreign-scripts.ts";

const read = (scripts: unknown) => settingsUpdate.safeParse({ scripts });
const hostsOf = (hosts: readonly unknown[]) => {
  const { data, error } = read({ hosts, code: "" });
  return data?.scripts?.hosts ?? error?.issues.map(saidIn)[0];
};

describe("a host", () => {
  test("is taken as it was copied, once", () => {
    expect(hostsOf([" https://Connect.Facebook.net/ ", "connect.facebook.net", "", "a-b.example.id"])).toEqual([
      "connect.facebook.net",
      "a-b.example.id",
    ]);
  });

  test.each([
    ...["*.facebook.net", "facebook.net:8080", "facebook.net/tr", "http://facebook.net", "https://user@facebook.net"],
    ...["data:", "javascript:alert(1)", "localhost", "127.0.0.1", "[::1]", "-a.id", "a..id", "a b.id", "'self'"],
    ...["a.id; script-src *", "a.id,b.id", "https:", "*", `${"a".repeat(64)}.id`, "ékspor.id"],
  ])("that is no exact name is refused: %s", (host) => {
    expect(hostsOf([host])).toMatch(/^A host must be one exact name/);
  });

  test("is one of 20", () => {
    const hosts = (count: number) => Array.from({ length: count }, (_, index) => `h${index}.id`);
    expect(hostsOf(hosts(20))).toHaveLength(20);
    expect(hostsOf(hosts(21))).toBe("There can be at most 20 hosts");
  });

  test("is a text", () => {
    for (const hosts of [[1], [null]]) expect(hostsOf(hosts)).toMatch(/^Hosts must be a list/);
    for (const scripts of [null, [], "a", { hosts: [] }, { hosts: "a.id", code: "" }])
      expect(read(scripts).success).toBe(false);
  });
});

describe("a script", () => {
  test("is the JavaScript in the pasted HTML", () => {
    const pasted = `<!-- Pixel <script>old()</script> -->
      <script>
        init("1");
      </script>
      <script async data-domain="toko.id" src='https://cdn.example.id/p.js?a=1&amp;b=2'></script>
      <script type="application/ld+json">{}</script>
      <noscript><img src="https://example.id/tr"></noscript>`;
    const loading = [
      "{",
      '  const script = document.createElement("script");',
      '  script.setAttribute("data-domain", "toko.id");',
      "  script.async = true;",
      '  script.src = "https://cdn.example.id/p.js?a=1&b=2";',
      "  document.head.append(script);",
      "}",
    ];
    expect(scriptIn(pasted)).toBe(['init("1");', ...loading].join("\n"));
  });

  test("alone stays as it is", () => {
    for (const code of ["", "go(1 < 2)", "a\n  b\n", "write('<script src=\"a\"></script>')"])
      expect(scriptIn(code)).toBe(code);
  });

  test("that was cut off ends at its end, in linear time", () => {
    expect(scriptIn("<script>go()")).toBe("go()");
    expect(scriptIn("<script><!--\ngo()\n//--></script>")).toBe("<!--\ngo()\n//-->");
    expect(scriptIn(`${"<script>".repeat(2_000)}${"<!--".repeat(2_000)}`).length).toBeLessThan(30_000);
    expect(scriptIn("<script ".repeat(1_000_000))).toBe("");
  });

  test("has at most 20,000 characters", () => {
    expect(read({ hosts: [], code: "x".repeat(20_000) }).success).toBe(true);
    expect(read({ hosts: [], code: "x".repeat(20_001) }).error?.issues.map(saidIn)[0]).toBe(
      "Script cannot exceed 20000 characters",
    );
  });
});
