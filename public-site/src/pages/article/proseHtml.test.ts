import { expect, test } from "vitest";
import { article } from "./copy.ts";
import { mayShowVideo } from "./data.ts";
import { alignNumbers, proseHtml } from "./proseHtml.ts";

const copy = article.own;
const src = "https://site.test/media/0123456789abcdef0123456789abcdef.webp";
const set = { width: 1600, height: 900, color: "#f8d9a6", srcset: `${src} 1600w` };

const drawn = (html: string) => {
  const body = document.createElement("div");
  body.innerHTML = proseHtml(html, copy, { [src]: set });
  return body;
};

const tall = "https://site.test/media/fedcba9876543210fedcba9876543210.webp";

test("a portrait picture has its place and its width from the start, as far as the screen's height allows", () => {
  const body = document.createElement("div");
  body.innerHTML = proseHtml(`<figure><img src="${tall}" alt="Rak"></figure>`, copy, {
    [tall]: { ...set, width: 1200, height: 3000 },
  });
  const place = body.querySelector(".shown > svg");
  expect([place?.getAttribute("width"), place?.getAttribute("height")]).toEqual(["1200", "3000"]);
  expect(body.querySelector("img")?.sizes).toBe("min(100vw - 2.5rem, 640px, 30svh)");
});

test("an own picture stands in its colour until it arrives, and shifts nothing", () => {
  const body = drawn(`<figure><img src="${src}" alt="Toko &quot;Roti&quot;"><figcaption>Pagi</figcaption></figure>`);
  const image = body.querySelector("img");
  expect(image?.alt).toBe('Toko "Roti"');
  expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["1600", "900"]);
  expect([image?.getAttribute("loading"), image?.getAttribute("srcset")]).toEqual(["lazy", set.srcset]);
  expect(body.querySelector("figure rect")?.getAttribute("fill")).toBe("#f8d9a6");
  expect(body.querySelector("figcaption")?.textContent).toBe("Pagi");
  expect(body.innerHTML).not.toContain("style=");
});

test("a picture of another site is left as it is", () => {
  const html = '<img src="https://a.example/a.png" alt="Toko" loading="lazy" referrerpolicy="no-referrer" />';
  expect(proseHtml(html, copy)).toBe(html);
});

test.each([
  [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=4",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
  ],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["https://vimeo.com/76979871/0a1b2c3d", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d"],
])("%s is a still that leads to the video", (href, embed) => {
  const body = drawn(
    `<figure><a href="${href}" rel="nofollow">Tur toko</a><figcaption>Dua menit</figcaption></figure>`,
  );
  const link = body.querySelector<HTMLAnchorElement>("figure.video > a");
  expect(link?.dataset.video).toBe(embed);
  expect(mayShowVideo(`<a href="${href}">`)).toBe(true);
  expect(link?.getAttribute("href")).toBe(href.replace("&amp;", "&"));
  expect(link?.textContent).toMatch(/Tur toko\s*Putar video/);
  expect(body.querySelector("figcaption")?.textContent).toBe("Dua menit");
  expect(body.querySelector("img, iframe")).toBeNull();
});

test("a video's own still is a picture like any other", () => {
  const body = drawn(
    `<figure><p><a href="https://youtu.be/dQw4w9WgXcQ"><img src="${src}" alt="Tur toko"></a></p></figure>`,
  );
  expect(body.querySelector(".video > a img")?.getAttribute("srcset")).toBe(set.srcset);
  expect(body.querySelector(".still")).toBeNull();
});

test.each(["https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg", "/media/gone.webp"])(
  "a video's still that is not the site's own is drawn instead: %s",
  (still) => {
    const body = drawn(
      `<figure><a href="https://youtu.be/dQw4w9WgXcQ"><img src="${still}" alt="Tur &quot;toko&quot;"></a></figure>`,
    );
    expect(body.querySelector("img")).toBeNull();
    expect(body.querySelector(".video > a .still")).not.toBeNull();
    expect(body.querySelector(".video > a b")?.textContent).toBe('Tur "toko"');
  },
);

test.each([
  "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
  "https://vimeo.com/about",
  "http://youtu.be/dQw4w9WgXcQ",
])("%s is a link like any other", (href) => {
  const html = `<figure><a href="${href}">Tur</a></figure>`;
  expect(proseHtml(html, copy)).toBe(html);
});

const row = (tag: "th" | "td", ...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

/** Tells for each cell, row by row, whether it is marked. */
const marks = (...rows: readonly string[]) =>
  [...alignNumbers(`<table><tbody>${rows.join("")}</tbody></table>`).matchAll(/<tr>.*?<\/tr>/g)].map(([text]) =>
    [...text.matchAll(/<t[hd]( class="number")?>/g)].map(([, mark]) => mark !== undefined),
  );

test.each([
  "4,1 MB",
  "0 KB",
  "Rp 3.100.000",
  "38",
  "12%",
  "≤ 2,5 detik",
  "&gt; 500 milidetik",
  "<strong>1,8 s</strong>",
])("a column of numbers is marked with its head: %s", (cell) => {
  expect(marks(row("th", "Bagian", "Nilai"), row("td", "Huruf", cell))).toEqual([
    [false, true],
    [false, true],
  ]);
});

test.each(["Sekali", "Butir 4 dan 6", "3 × 24 jam", "", "2 surat, 1 telepon"])(
  "a column that holds anything else is not: %j",
  (cell) => {
    expect(marks(row("th", "Bagian", "Nilai"), row("td", "Huruf", cell)).flat()).not.toContain(true);
  },
);

test("a cell of a column of numbers may be empty", () => {
  expect(marks(row("td", "Rp 300.000"), row("td", "<p></p>"))).toEqual([[true], [true]]);
});

test("a table whose cells span others is left as it is", () => {
  const table = '<table><tbody><tr><td colspan="2">1</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(alignNumbers(table)).toBe(table);
});
