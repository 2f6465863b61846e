import type { User } from "@etalase/contracts/users.schema";
import { isoDay } from "../format.ts";
import type { CsvExport } from "../list/useExport.ts";
import { roleNames } from "./roleNames.ts";

/** The columns of the table that may be hidden. */
export const userColumns = [
  { id: "email", name: "E-mail" },
  { id: "status", name: "Status" },
  { id: "createdAt", name: "Created" },
];

export const userCsv: CsvExport<User> = {
  name: "accounts",
  columns: [
    { name: "Name", of: ({ name }) => name },
    { name: "Username", of: ({ username }) => username },
    { name: "E-mail", of: ({ email }) => email },
    { name: "Role", of: ({ role }) => roleNames[role] },
    { name: "Disabled", of: ({ disabled }) => (disabled ? "Yes" : "No") },
    { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
  ],
};
