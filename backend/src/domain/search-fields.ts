import type { Picture } from "./picture.ts";

/** What a record says of itself to search engines and in link previews; an empty text leaves it to the record. */
export type SearchFields = Readonly<{
  /** Its own, or the beginning of the text. */
  excerpt: string;
  hasOwnExcerpt: boolean;
  seoTitle: string;
  seoDescription: string;
  shareImage: Picture | null;
  /** Search engines are to leave it out. */
  noindex: boolean;
}>;

export const noSearchFields: Omit<SearchFields, "excerpt"> = {
  hasOwnExcerpt: false,
  seoTitle: "",
  seoDescription: "",
  shareImage: null,
  noindex: false,
};
