import type { Partner } from "@etalase/contracts/partners.schema";
import type { CsvExport } from "../list/ExportButton.tsx";
import { isoDay } from "../parts/format.ts";

/** The columns of the table that may be hidden. */
export const partnersColumns = [
  { id: "order", name: "Order" },
  { id: "logo", name: "Logo" },
  { id: "website", name: "Website" },
  { id: "isActive", name: "Status" },
];

export const partnersCsv: CsvExport<Partner> = {
  name: "partners",
  columns: [
    { name: "Order", of: ({ order }) => order + 1 },
    { name: "Name", of: ({ name }) => name },
    { name: "Website", of: ({ website }) => website },
    { name: "Description", of: ({ description }) => description },
    { name: "Status", of: ({ isActive }) => (isActive ? "Active" : "Inactive") },
    { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
    { name: "Last updated", of: ({ updatedAt }) => isoDay(new Date(updatedAt)) },
  ],
};
