import type { Media } from "@etalase/contracts/media.schema";

/**
 * A picture of the library as a form's value, in place of a file; drafts of earlier releases lack its alternative text.
 */
export type LibraryPicture = Readonly<{ mediaId: string; url: string; name: string; alt?: string }>;
export const isLibraryPicture = (value: unknown): value is LibraryPicture =>
  typeof value === "object" && value !== null && "mediaId" in value;
export const fromLibrary = ({ id, url, name, alt }: Media): LibraryPicture => ({ mediaId: id, url, name, alt });
