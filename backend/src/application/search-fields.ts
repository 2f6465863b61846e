import { sharePictureRule } from "@etalase/contracts/rules/image";
import type { Picture } from "../domain/picture.ts";
import type { SearchFields } from "../domain/search-fields.ts";
import { keptPicture } from "./media.ts";

/** The picture field beside the others of a form. */
export const searchPictures = { shareImage: { rule: sharePictureRule } };

/** As a form sends them: an empty excerpt is none of its own. */
type Sent = Partial<Omit<SearchFields, "hasOwnExcerpt" | "shareImage">> & Readonly<{ shareImage?: string | undefined }>;

type With = Readonly<{
  stored: (field: string) => readonly Picture[];
  /** The excerpt that the text gives. */
  made: () => string;
}>;

/** What was read and is sent again is not written by anybody: an excerpt of the text stays one. */
const isOwn = (sent: string, before: SearchFields) => sent !== "" && (before.hasOwnExcerpt || sent !== before.excerpt);

/** The search fields of a form as a record holds them: an absent one stays as it was. */
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
