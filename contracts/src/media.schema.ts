import * as z from "zod/mini";
import { isStoredFile, mediaLimits as limits, mediaMessages, mediaSorts } from "./media.ts";
import { count, id, list, pageOf, pictureSet, record, time } from "./rules/answers.schema.ts";
import { listQuery } from "./rules/content.schema.ts";
import { flag, longText, oneOf, search, text } from "./rules/fields.ts";
import { imageKinds } from "./rules/image.ts";
import { messages } from "./text/messages.ts";

const share = z
  .number({ error: mediaMessages.badFocal })
  .check(z.gte(0, mediaMessages.badFocal), z.lte(1, mediaMessages.badFocal));

const fields = {
  name: text({ field: "Name", max: limits.nameMax }),
  alt: text({ field: "Alternative text", min: 0, max: limits.altMax }),
  caption: longText({ field: "Caption", min: 0, max: limits.captionMax }),
};

/** What a picture is for: each place takes formats of its own. */
const kind = oneOf("kind", imageKinds);

/** What a new picture brings along. */
export const mediaInput = z.object({
  alt: z._default(fields.alt, ""),
  caption: z._default(fields.caption, ""),
  kind: z._default(kind, "photo"),
});

/** An edit: what is absent stays as it is. */
export const mediaUpdate = z.partial(
  z.object({ ...fields, focal: z.object({ x: share, y: share }, { error: mediaMessages.badFocal }) }),
);

export const mediaQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: mediaSorts,
  filters: {
    search,
    unused: z.optional(flag("unused")),
    /** Those alone that can stand where such a picture is wanted. */
    kind: z.optional(kind),
    /** The name of a stored file: finds the picture that an address shows. */
    file: z.optional(
      z.string({ error: messages.notAText("file") }).check(z.refine(isStoredFile, { error: mediaMessages.badFile })),
    ),
  },
});

/**
 * Where a picture is used: `field` is the record's, `content` for an article's text; `workingCopy` where a draft names
 * it, and `review` where an open review link shows it, with the draft's key as `id`.
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
  /** Of all its files, the smaller sizes too. */
  bytes: count,
  color: z.string(),
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  createdAt: time,
  /** Null for what came without an account, as demo content does. */
  uploadedBy: z.nullable(z.strictObject({ id, name: z.string() })),
  usedIn: list(use),
});
export const mediaPage = pageOf({ media: list(media) });

/** All that nobody uses, and the first of it. */
export const mediaUnused = z.strictObject({ total: count, bytes: count, media: list(media) });

export type MediaInput = z.output<typeof mediaInput>;
export type MediaUpdate = z.output<typeof mediaUpdate>;
export type MediaQuery = z.output<typeof mediaQuery>;
export type Media = Readonly<z.output<typeof media>>;
export type MediaUse = Readonly<z.output<typeof use>>;
export type MediaPage = Readonly<z.output<typeof mediaPage>>;
export type MediaUnused = Readonly<z.output<typeof mediaUnused>>;
