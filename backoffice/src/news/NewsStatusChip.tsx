import type { PublicationStatus } from "@etalase/contracts/content";
import { StatusChip } from "../parts/StatusChip.tsx";

export const statusNames: Readonly<Record<PublicationStatus, string>> = { draft: "Draft", published: "Published" };

export const NewsStatusChip = ({ status }: { status: PublicationStatus }) => (
  <StatusChip tone={status === "published" ? "success" : "warning"} label={statusNames[status]} />
);
