import { expect, test } from "vitest";
import { foldedPath, folderOf, inFolder } from "./folded-path.ts";

test.each([
  [
    "/ads.txt",
    "/Ads.TXT /ADS.txt/ //ads.txt /./ads.txt /x/../ads.txt /x/%2E%2e/ads.txt /ads.txt. /ads.txt%20 /ads.txt.%20.",
  ],
  [
    "/ads.txt",
    "/%61ds%2etxt /%41DS%2Etxt /%2fads.txt /%5Cads.txt /ａｄｓ．ｔｘｔ /ad%C5%BF.txt /．．/ads.txt /ads.txt/．",
  ],
  [
    "/berita/kaf%C3%A9",
    "/Berita/KAF%C3%89 /berita//kafe%CC%81/ /berita/caf%c3%a9/../kaf%c3%a9 /berita/kaf\u00c3\u00a9",
  ],
  ["/a/b", "/a%2Fb /A%2fB /a//../b"],
  ["/", "/ // /. /.. /%20 ///"],
  ["/a!'()*", "/A!'()*"],
  ["/%25zz", "/%ZZ /%zz"],
  ["/%25e9", "/%E9 /%e9 /\u00e9"],
  ["/%2500", "/%2500"],
])("%s is the one form of %s", (folded, written) => {
  for (const path of written.split(" "))
    expect([path, foldedPath(path.includes("ａ") || path.includes("．") ? encodeURI(path) : path)]).toEqual([
      path,
      folded,
    ]);
  expect(foldedPath(folded)).toBe(folded);
});

test("what is another address stays one", () => {
  const all = [
    "/toko",
    "/toko-",
    "/toko_",
    "/to.ko",
    "/.toko",
    "/toko%2520",
    "/toko/a",
    "/tokoa",
    "/%00toko",
    "/",
    "/x.y.z",
  ];
  expect(new Set(all.map(foldedPath)).size).toBe(all.length);
});

test("costs linear time, whatever stands in it", () => {
  for (const piece of ["/", "/..", "%2e", "/%2e%2e", "%20", ".", "a.", "%41", "%e9", "\u00c3\u00a9"])
    expect(foldedPath(`/${piece.repeat(8_000)}x/`)).toMatch(/x$/);
});

test("a folder is found in any form, and what follows keeps its case", () => {
  const folders = ["/langganan", "/en/rss.xml"];
  const found = ["/Langganan/berhenti/AbC", "//LANGGANAN", "/EN//rss.xml/X", "/langganankan"].map((path) => {
    const folder = folderOf(path, folders);
    return folder && inFolder(folder, path);
  });
  expect(found).toEqual(["/langganan/berhenti/AbC", "/langganan", "/en/rss.xml/X", undefined]);
});
