import { type NewsStatus, newsStatuses } from "@etalase/contracts/news";
import { StatusChip } from "./StatusChip.tsx";

export const publicationNames: Readonly<Record<NewsStatus, string>> = { draft: "Draft", published: "Published" };

/** To filter by. */
export const publicationChoices = newsStatuses.toReversed().map((id) => ({ id, name: publicationNames[id] }));

export const PublicationChip = ({ status }: { status: NewsStatus }) => (
  <StatusChip tone={status === "published" ? "success" : "warning"} label={publicationNames[status]} />
);
