import { sharePictureRule } from "@etalase/contracts/rules/image";
import type { Picture } from "../domain/picture.ts";
import type { SearchFields } from "../domain/search-fields.ts";
import { keptPicture } from "./media.ts";

/** The picture field for search and link previews, for any form. */
export const searchPictures = { shareImage: { rule: sharePictureRule } };

/** The fields that a form sends: an empty excerpt means none of the record's own. */
type Sent = Partial<Omit<SearchFields, "hasOwnExcerpt" | "shareImage">> & Readonly<{ shareImage?: string | undefined }>;

type With = Readonly<{
  stored: (field: string) => readonly Picture[];
  /** The excerpt that follows from the text. */
  made: () => string;
}>;

/** An excerpt that was read and is sent back unchanged is no edit: one that follows from the text stays so. */
const isOwn = (sent: string, before: SearchFields) => sent !== "" && (before.hasOwnExcerpt || sent !== before.excerpt);

/** The search fields of a record after a form's edit: absent fields stay as they were. */
export function describedBy(sent: Sent, before: SearchFields, { stored, made }: With): SearchFields {
  const hasOwnExcerpt = sent.excerpt === undefined ? before.hasOwnExcerpt : isOwn(sent.excerpt, before);
  const own = sent.excerpt || before.excerpt;
  const [shareImage = keptPicture("shareImage", before.shareImage, sent.shareImage)] = stored("shareImage");
  return {
    excerpt: hasOwnExcerpt ? own : made(),
    hasOwnExcerpt,
    seoTitle: sent.seoTitle ?? before.seoTitle,
    seoDescription: sent.seoDescription ?? before.seoDescription,
    shareImage,
    noindex: sent.noindex ?? before.noindex,
  };
}
