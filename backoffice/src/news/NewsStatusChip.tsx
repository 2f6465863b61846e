import type { NewsStatus } from "@etalase/contracts/news";
import { StatusChip } from "../parts/StatusChip.tsx";

export const statusNames: Readonly<Record<NewsStatus, string>> = { draft: "Draft", published: "Published" };

export const NewsStatusChip = ({ status }: { status: NewsStatus }) => (
  <StatusChip tone={status === "published" ? "success" : "warning"} label={statusNames[status]} />
);
