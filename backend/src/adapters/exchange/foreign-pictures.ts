import { exchangeMessages } from "@etalase/contracts/operating/exchange";
import { type Refusal, refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import { at } from "../../application/exchange/entry.ts";
import { remotePicturesIn } from "../../application/exchange/left-pictures.ts";
import { type FetchPicture, PictureNotHad } from "./picture-fetch.ts";

export type PictureOptions = Readonly<{
  /** Pictures are fetched only when this is given. */
  fetchPicture?: FetchPicture;
  /** Called with everything that is left out or changed. */
  note: (problem: Refusal) => void;
}>;

/** Both kinds of file are read twice, but a picture that could not be fetched once is not requested again. */
export function createPictureSource({ fetchPicture, note }: PictureOptions) {
  const had = new Map<string, boolean>();
  const read = async (address: string, where: Refusal): Promise<Uint8Array | null> => {
    if (!fetchPicture || had.get(address) === false) return null;
    try {
      const bytes = await fetchPicture(address);
      had.set(address, true);
      return bytes;
    } catch (error) {
      if (!(error instanceof PictureNotHad)) throw error;
      had.set(address, false);
      const problem = error.refusal ?? verbatim(error.message);
      note(at(where, refusal("the picture {address} cannot be had: {refusal}", { address, refusal: problem })));
      return null;
    }
  };
  return {
    isAllowed: fetchPicture !== undefined,
    /** Returns a function that reads a picture when it is needed, or gives null where the picture cannot be fetched. */
    reading: (address: string, where: Refusal) => () => read(address, where),
    tellNotFetched: () => note(exchangeMessages.picturesStay),
  };
}

export type PictureSource = ReturnType<typeof createPictureSource>;

/** Collects the pictures of a text by their addresses: under https, as this site shows no others. */
export function picturesInText(text: string, where: Refusal, source: PictureSource) {
  const html = text.replace(/<img src="http:/g, '<img src="https:');
  const addresses = remotePicturesIn(html);
  if (addresses.length > 0 && !source.isAllowed) source.tellNotFetched();
  const fetched = source.isAllowed ? addresses : [];
  return { html, pictures: Object.fromEntries(fetched.map((address) => [address, source.reading(address, where)])) };
}

/** The note about parts of a file that are no articles. */
export const leftOut = (type: string, count: number): Refusal =>
  refusal("Left out: what is no article but “{type}” ({count})", { type, count });
