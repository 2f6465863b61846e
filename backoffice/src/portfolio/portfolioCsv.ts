import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import type { CsvExport } from "../list/ExportButton.tsx";
import { isoDay } from "../parts/format.ts";
import { projectStatusNames } from "./ProjectStatusChip.tsx";

export const portfolioCsv: CsvExport<PortfolioItem> = {
  name: "projects",
  columns: [
    { name: "Title", of: ({ title }) => title },
    { name: "Slug", of: ({ slug }) => slug },
    { name: "Client", of: ({ client }) => client },
    { name: "Project type", of: ({ projectType }) => projectType },
    { name: "Technologies", of: ({ technologies }) => technologies.join(", ") },
    { name: "Website", of: ({ websiteUrl }) => websiteUrl },
    { name: "Completion date", of: ({ completionDate }) => completionDate },
    { name: "Project status", of: ({ projectStatus }) => projectStatusNames[projectStatus] },
    { name: "Status", of: ({ status }) => (status === "published" ? "Published" : "Draft") },
    { name: "Featured", of: ({ isFeatured }) => (isFeatured ? "Yes" : "No") },
    { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
  ],
};
