import type { Upload } from "../../application/media.ts";

/** A field takes `max` files; `tooMany` is the sentence for more of them. */
type FileField = Readonly<{ max: number; tooMany: string }>;

/** The body that a route takes. An upload route takes JSON too, where a picture is a data URL. */
export type BodySpec =
  | Readonly<{ kind: "json"; maxBytes: number }>
  | Readonly<{
      kind: "upload";
      maxBytes: number;
      jsonMaxBytes: number;
      /** The only field names under which files are taken. */
      fileFields: Readonly<Record<string, FileField>>;
      /** JSON may hold the pictures of these fields as data URLs; each takes a single one. */
      dataUrlFields: readonly string[];
    }>;

export type UploadSpec = Extract<BodySpec, { kind: "upload" }>;

export type RequestBody = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, readonly Upload[]>>;
  /** File fields that are wrong already by the way they were sent: field → sentence. */
  errors: Readonly<Record<string, string>>;
}>;
