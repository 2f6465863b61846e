import type { ProjectStatus } from "@etalase/contracts/portfolio";
import { StatusChip } from "../parts/StatusChip.tsx";

export const projectStatusNames: Readonly<Record<ProjectStatus, string>> = {
  progress: "In Progress",
  completed: "Completed",
};

export const ProjectStatusChip = ({ status }: { status: ProjectStatus }) => (
  <StatusChip tone={status === "completed" ? "success" : "primary"} label={projectStatusNames[status]} />
);
