import type { NewsSummary } from "@etalase/contracts/news.schema";
import type { CsvExport } from "../list/ExportButton.tsx";
import { isoDay } from "../parts/format.ts";
import { statusNames } from "./NewsStatusChip.tsx";

/** The columns of the table that may be hidden. */
export const newsColumns = [
  { id: "category", name: "Category" },
  { id: "date", name: "Date" },
  { id: "status", name: "Status" },
  { id: "views", name: "Views" },
];

export const newsCsv: CsvExport<NewsSummary> = {
  name: "articles",
  columns: [
    { name: "Title", of: ({ title }) => title },
    { name: "Slug", of: ({ slug }) => slug },
    { name: "Category", of: ({ category }) => category },
    { name: "Tags", of: ({ tags }) => tags.join(", ") },
    { name: "Author", of: ({ author }) => author.name },
    { name: "Status", of: ({ status }) => statusNames[status] },
    { name: "Highlighted", of: ({ isHighlighted }) => (isHighlighted ? "Yes" : "No") },
    { name: "Date", of: ({ date }) => isoDay(new Date(date)) },
    { name: "Views", of: ({ views }) => views },
  ],
};
