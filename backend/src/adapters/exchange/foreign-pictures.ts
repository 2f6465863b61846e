import { exchangeMessages } from "@etalase/contracts/exchange";
import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import type { Entry } from "../../application/exchange/entry.ts";
import type { FetchPicture } from "./picture-fetch.ts";

export type PictureOptions = Readonly<{
  /** Pictures are fetched only when this is given. */
  fetchPicture?: FetchPicture;
  /** Called with everything that is left out or changed. */
  note: (problem: Refusal) => void;
}>;

export type PictureSource = Readonly<{
  /** Returns the function that fetches a picture, under the picture's name in an entry, when pictures are fetched. */
  fetching(name: string, address: string): Entry["pictures"];
}>;

/**
 * Returns a function that makes the source of pictures for a reading of the file. There are up to three readings; a
 * picture that fails is requested in the first two.
 */
export function createPictureSources({ fetchPicture, note }: PictureOptions): () => PictureSource {
  const failed = new Map<string, unknown>();
  let readings = 0;
  const unlessFailed = async (fetch: FetchPicture, address: string): Promise<Uint8Array> => {
    if (failed.has(address)) throw failed.get(address);
    return fetch(address).catch((error: unknown) => {
      failed.set(address, error);
      throw error;
    });
  };
  return () => {
    readings += 1;
    if (readings === 2) failed.clear();
    return {
      fetching(name, address) {
        if (fetchPicture) return { [name]: () => unlessFailed(fetchPicture, address) };
        note(exchangeMessages.picturesStay);
        return {};
      },
    };
  };
}

/** Collects the pictures of a text by their addresses: under https, as this site shows no others. */
export function picturesInText(text: string, source: PictureSource) {
  const html = text.replace(/<img src="http:/g, '<img src="https:');
  const addresses = [...html.matchAll(/<img src="(https:[^"]+)"/g)].map(([, one = ""]) => one.replaceAll("&amp;", "&"));
  const pictures: Entry["pictures"] = Object.assign({}, ...addresses.map((one) => source.fetching(one, one)));
  return { html, pictures };
}

/** The note about parts of a file that are no articles. */
export const leftOut = (type: string, count: number): Refusal =>
  refusal("Left out: items of type “{type}”, which are not articles ({count})", { type, count });
