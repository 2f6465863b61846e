import * as z from "zod/mini";
import { isStoredFile, mediaLimits as limits, mediaMessages, mediaSorts } from "./media.ts";
import { issue } from "./refusals/refusal.ts";
import { count, id, list, pageOf, pictureSet, record, time } from "./rules/answers.schema.ts";
import { listQuery } from "./rules/content.schema.ts";
import { flag, longText, oneOf, search, text } from "./rules/fields.ts";
import { imageKinds } from "./rules/image.ts";
import { messages } from "./text/messages.ts";

const share = z
  .number(issue(mediaMessages.badFocal))
  .check(z.gte(0, issue(mediaMessages.badFocal)), z.lte(1, issue(mediaMessages.badFocal)));

const fields = {
  name: text({ field: "Name", max: limits.nameMax }),
  alt: text({ field: "Alternative text", min: 0, max: limits.altMax }),
  caption: longText({ field: "Caption", min: 0, max: limits.captionMax }),
};

/** The purpose of a picture: each place accepts its own formats. */
const kind = oneOf("kind", imageKinds);

/** The fields that come with an uploaded picture. */
export const mediaInput = z.object({
  alt: z._default(fields.alt, ""),
  caption: z._default(fields.caption, ""),
  kind: z._default(kind, "photo"),
});

/** An edit: absent fields stay unchanged. */
export const mediaUpdate = z.partial(
  z.object({ ...fields, focal: z.object({ x: share, y: share }, issue(mediaMessages.badFocal)) }),
);

export const mediaQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: mediaSorts,
  filters: {
    search,
    unused: z.optional(flag("unused")),
    /** Only pictures whose format is allowed for this purpose. */
    kind: z.optional(kind),
    /** The name of a stored file: finds the picture that an address shows. */
    file: z.optional(
      z.string(issue(messages.notAText("file"))).check(z.refine(isStoredFile, issue(mediaMessages.badFile))),
    ),
  },
});

/**
 * A place where a picture is used: `field` is the record's field, or `content` for an article's text; `workingCopy`
 * when a draft names the picture, and `review` when an open review link shows it, with the draft's key as `id`.
 */
const use = z.strictObject({ resource: z.string(), id: z.string(), title: z.string(), field: z.string() });

/** A picture of the library. */
export const media = z.strictObject({
  ...record,
  /** Absolute URL. */
  url: z.string(),
  set: pictureSet,
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
  width: count,
  height: count,
  /** Bytes of all its files together, smaller sizes included. */
  bytes: count,
  color: z.string(),
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  createdAt: time,
  /** Null for pictures uploaded without an account, such as demo content. */
  uploadedBy: z.nullable(z.strictObject({ id, name: z.string() })),
  usedIn: list(use),
});
export const mediaPage = pageOf({ media: list(media) });

/** The totals of all unused pictures, and the first of them. */
export const mediaUnused = z.strictObject({ total: count, bytes: count, media: list(media) });

export type MediaInput = z.output<typeof mediaInput>;
export type MediaUpdate = z.output<typeof mediaUpdate>;
export type MediaQuery = z.output<typeof mediaQuery>;
export type Media = Readonly<z.output<typeof media>>;
export type MediaUse = Readonly<z.output<typeof use>>;
export type MediaPage = Readonly<z.output<typeof mediaPage>>;
export type MediaUnused = Readonly<z.output<typeof mediaUnused>>;
