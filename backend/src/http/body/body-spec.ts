import type { Upload } from "../../application/media.ts";

/** A field takes `max` files; `tooMany` is the sentence for more of them. */
type FileField = Readonly<{ max: number; tooMany: string }>;

/** Somebody who is not signed in has less time. */
type Sender = Readonly<{ isAnonymous?: boolean }>;

/** The body that a route takes. An upload route takes JSON too, where a picture is a data URL. */
export type BodySpec =
  /** A form of a page that works without scripts is sent urlencoded. */
  | (Sender & Readonly<{ kind: "json" | "form"; maxBytes: number }>)
  | (Sender &
      Readonly<{
        kind: "upload";
        maxBytes: number;
        jsonMaxBytes: number;
        /** The only field names under which files are taken. */
        fileFields: Readonly<Record<string, FileField>>;
        /** JSON may hold the pictures of these fields as data URLs; each takes a single one. */
        dataUrlFields: readonly string[];
      }>);

export type UploadSpec = Extract<BodySpec, { kind: "upload" }>;

export type RequestBody = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, readonly Upload[]>>;
  /** File fields that are wrong already by the way they were sent: field → sentence. */
  errors: Readonly<Record<string, string>>;
}>;
