import { type ProjectStatus, projectStatuses } from "@etalase/contracts/portfolio";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { messages } from "@etalase/contracts/text/messages";
import type { Column } from "../list/columns.ts";
import { deleteSentences, inTrash } from "../list/DeleteDialog.tsx";
import { counted, isoDay } from "../parts/format.ts";
import { stateName } from "../publication/StateChip.tsx";

export const projectStatusNames: Readonly<Record<ProjectStatus, string>> = {
  progress: "In Progress",
  completed: "Completed",
};
export const projectStatusChoices = projectStatuses.map((id) => ({ id, name: projectStatusNames[id] }));

/** Columns of the export only, since each project is shown as a card instead of a row. */
export const columns: readonly Column<PortfolioItem>[] = [
  { name: "Title", of: ({ title }) => title },
  { name: "Slug", of: ({ slug }) => slug },
  { name: "Client", of: ({ client }) => client },
  { name: "Project type", of: ({ projectType }) => projectType },
  { name: "Technologies", of: ({ technologies }) => technologies.join(", ") },
  { name: "Website", of: ({ websiteUrl }) => websiteUrl },
  { name: "Completion date", of: ({ completionDate }) => completionDate },
  { name: "Project status", of: ({ projectStatus }) => projectStatusNames[projectStatus] },
  { name: "Status", of: stateName },
  { name: "Featured", of: ({ isFeatured }) => (isFeatured ? "Yes" : "No") },
  { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
];

export const deleting = deleteSentences("portfolio item", {
  title: "Delete project?",
  warning: `will move to the trash with all pictures. ${inTrash}`,
  counted: (count) => counted(count, "project"),
  confirm: "Delete",
  failed: messages.portfolio.deleteFailed,
});
