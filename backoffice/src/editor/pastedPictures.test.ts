import { expect, test } from "vitest";
import { keepPasted } from "./pastedPictures.ts";
import type { PictureUploads } from "./pictureUploads.ts";

const stored = `media/${"a".repeat(32)}.webp`;
const uploads: Pick<PictureUploads, "add"> = {
  add: () => {
    throw new Error("nothing of it is a file");
  },
};

function problemsOf(src: string) {
  const image = document.createElement("img");
  image.setAttribute("src", src);
  const problems: string[] = [];
  keepPasted([image], uploads as PictureUploads, (said) => problems.push(...said)); // it asks for no more of them
  return problems;
}

test("a picture leaves its line, which stays only where it says anything", () => {
  const body = document.createElement("div");
  const image = '<img src="data:image/png;base64,AAAA">';
  body.innerHTML = `<p><span> ${image}<br></span></p><p>a <b>b${image}c</b></p>`;
  const taking = { add: () => ({ src: "blob:1" }) };
  keepPasted([...body.querySelectorAll("img")], taking as unknown as PictureUploads, () => {}); // as above
  const figure = '<figure><img src="blob:1"><figcaption></figcaption></figure>';
  expect(body.innerHTML).toBe(`${figure}<p>a <b>b</b></p>${figure}<p><b>c</b></p>`);
});

test("the site's own pictures stay without a word, wherever they are served from", () => {
  for (const src of [`${location.origin}/${stored}`, `https://gambar.example/situs/${stored}`])
    expect([src, problemsOf(src)]).toEqual([src, []]);
});

test("pictures of others are told", () => {
  for (const src of ["https://gambar.example/media/foto.webp", "https://gambar.example/a.png"])
    expect(problemsOf(src)).toEqual([expect.stringMatching(/^1 picture left on gambar\.example: /)]);
});
