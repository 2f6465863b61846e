import type { Upload } from "../../application/media.ts";

/** How many files it takes, and the sentence for more of them. */
type FileField = Readonly<{ max: number; tooMany: string }>;

/** What a route takes. An upload route takes JSON too, where a picture is a data URL. */
export type BodySpec =
  | Readonly<{ kind: "json"; maxBytes: number }>
  | Readonly<{
      kind: "upload";
      maxBytes: number;
      jsonMaxBytes: number;
      /** The only field names under which files are taken. */
      fileFields: Readonly<Record<string, FileField>>;
      /** Those of them that JSON may hold as data URLs: the ones of a single picture. */
      dataUrlFields: readonly string[];
    }>;

export type UploadSpec = Extract<BodySpec, { kind: "upload" }>;

export type RequestBody = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, readonly Upload[]>>;
  /** What is wrong with file fields already by the way they were sent: field → sentence. */
  errors: Readonly<Record<string, string>>;
}>;
