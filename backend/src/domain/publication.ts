import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { type Viewer, visibleStatuses } from "./user.ts";

export const isVisible = ({ status }: Readonly<{ status: PublicationStatus }>, viewer: Viewer): boolean =>
  visibleStatuses(viewer).includes(status);

/** What a list may show at all: a filter can narrow what the viewer sees, never widen it. */
export const statusesShown = (viewer: Viewer, asked?: PublicationStatus): readonly PublicationStatus[] =>
  visibleStatuses(viewer).filter((status) => asked === undefined || status === asked);

/** Returns the first publication, which the first public status sets once and for all. */
export const publishedOnce = (
  { status, publishedAt }: Readonly<{ status: PublicationStatus; publishedAt: Date | null }>,
  at: Date,
): Date | null => publishedAt ?? (status === "published" ? at : null);
