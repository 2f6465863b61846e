import type { Refusal } from "@etalase/contracts/refusals/refusal";
import type { Upload } from "../../application/media.ts";

/** A field takes `max` files; `tooMany` is the message when there are more. */
type FileField = Readonly<{ max: number; tooMany: Refusal }>;

/** An anonymous sender has less time. */
type Sender = Readonly<{ isAnonymous?: boolean }>;

/** The body that a route takes. An upload route accepts JSON too, with pictures as data URLs. */
export type BodySpec =
  /** A form of a page that works without scripts is sent urlencoded. */
  | (Sender & Readonly<{ kind: "json" | "form"; maxBytes: number }>)
  | (Sender &
      Readonly<{
        kind: "upload";
        maxBytes: number;
        jsonMaxBytes: number;
        /** The only field names under which files are accepted. */
        fileFields: Readonly<Record<string, FileField>>;
        /** JSON may hold the pictures of these fields as data URLs; each takes a single one. */
        dataUrlFields: readonly string[];
      }>);

export type UploadSpec = Extract<BodySpec, { kind: "upload" }>;

export type RequestBody = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, readonly Upload[]>>;
  /** Errors of file fields that follow from the way they were sent: field → refusal. */
  errors: Readonly<Record<string, Refusal>>;
}>;
