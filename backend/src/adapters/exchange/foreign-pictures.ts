import { exchangeMessages } from "@etalase/contracts/exchange";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { brand } from "@etalase/contracts/site/brand";
import { renderAsync } from "@resvg/resvg-js";
import type { Entry } from "../../application/exchange/entry.ts";
import type { FetchPicture } from "./picture-fetch.ts";

export type PictureOptions = Readonly<{
  /** Pictures are fetched only when this is given. */
  fetchPicture?: FetchPicture;
  /** Called with everything that is left out or changed. */
  note: (problem: Refusal) => void;
}>;

/** Returns the function that fetches a picture, under the picture's name in an entry, when pictures are fetched. */
export function fetching(name: string, address: string, { fetchPicture, note }: PictureOptions): Entry["pictures"] {
  if (fetchPicture) return { [name]: () => fetchPicture(address) };
  note(exchangeMessages.picturesStay);
  return {};
}

/** Collects the pictures of a text by their addresses: under https, as this site shows no others. */
export function picturesInText(text: string, options: PictureOptions) {
  const html = text.replace(/<img src="http:/g, '<img src="https:');
  const addresses = [...html.matchAll(/<img src="(https:[^"]+)"/g)].map(([, one = ""]) => one.replaceAll("&amp;", "&"));
  const pictures: Entry["pictures"] = Object.assign({}, ...addresses.map((one) => fetching(one, one, options)));
  return { html, pictures };
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"><defs><linearGradient id="g" x2="1" y2="1">
<stop stop-color="${brand.brandStrong}"/><stop offset="1" stop-color="${brand.brandDeep}"/></linearGradient></defs>
<path fill="url(#g)" d="M0 0h1200v675H0z"/><circle cx="860" cy="500" r="170" fill="${brand.sun}"/></svg>`;

/** Draws the picture of articles without one, in the site's colours: once, as they share a picture of the library. */
export function createPlaceholder() {
  let drawn: Promise<Uint8Array> | undefined;
  return () => {
    drawn ??= renderAsync(drawing, { font: { loadSystemFonts: false } }).then((picture) => picture.asPng());
    return drawn;
  };
}
