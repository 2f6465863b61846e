import type { Upload } from "../application/media.ts";

/** What a route takes. An upload route takes JSON too, where a picture is a data URL. */
export type BodySpec =
  | Readonly<{ kind: "json"; maxBytes: number }>
  | Readonly<{
      kind: "upload";
      maxBytes: number;
      jsonMaxBytes: number;
      maxFiles: number;
      /** The only field names under which files are taken. */
      fileFields: readonly string[];
      /** Those of them that JSON may hold as data URLs: the ones of a single picture. */
      dataUrlFields: readonly string[];
    }>;

export type UploadSpec = Extract<BodySpec, { kind: "upload" }>;

export type RequestBody = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, readonly Upload[]>>;
}>;
