import { previewSchema } from "./previews.ts";
import { reviewCommentSchema, reviewSchema } from "./reviews.ts";
import { saveSchema } from "./saves.ts";
import { workingCopySchema } from "./working-copies.ts";

/** All tables of the desk. */
export const deskTables = [workingCopySchema, previewSchema, reviewSchema, reviewCommentSchema, saveSchema];
