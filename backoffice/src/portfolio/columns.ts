import { type ProjectStatus, projectStatuses } from "@etalase/contracts/portfolio";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { messages } from "@etalase/contracts/text/messages";
import { t } from "../kit/language/t.ts";
import type { Column } from "../kit/list/columns.ts";
import { deleteSentences, inTrash } from "../kit/list/DeleteDialog.tsx";
import { counted, isoDay } from "../kit/parts/format.ts";
import { stateName } from "../publication/StateChip.tsx";

export const projectStatusNames: Readonly<Record<ProjectStatus, string>> = {
  progress: t("In Progress"),
  completed: t("Completed"),
};
export const projectStatusChoices = projectStatuses.map((id) => ({ id, name: projectStatusNames[id] }));

/** Columns of the export only, since each project is shown as a card instead of a row. */
export const columns: readonly Column<PortfolioItem>[] = [
  { name: t("Title"), of: ({ title }) => title },
  { name: t("Slug"), of: ({ slug }) => slug },
  { name: t("Client"), of: ({ client }) => client },
  { name: t("Project type"), of: ({ projectType }) => projectType },
  { name: t("Technologies"), of: ({ technologies }) => technologies.join(", ") },
  { name: t("Website"), of: ({ websiteUrl }) => websiteUrl },
  { name: t("Completion date"), of: ({ completionDate }) => completionDate },
  { name: t("Project status"), of: ({ projectStatus }) => projectStatusNames[projectStatus] },
  { name: t("Status"), of: stateName },
  { name: t("Featured"), of: ({ isFeatured }) => (isFeatured ? t("Yes") : t("No")) },
  { name: t("Created"), of: ({ createdAt }) => isoDay(new Date(createdAt)) },
];

export const deleting = deleteSentences("portfolio item", {
  title: t("Delete project?"),
  warning: `${t("will move to the trash with all pictures.")} ${inTrash}`,
  counted: (count) => counted(count, "project"),
  confirm: t("Delete"),
  failed: t(messages.portfolio.deleteFailed),
});
