import type { Tables } from "../persistence/database.ts";
import { accountTables } from "./accounts.ts";
import { auditTables } from "./auditing.ts";
import { recordTables } from "./content.ts";
import { coreTables } from "./core.ts";
import { demoTables } from "./demo.ts";
import { deskTables } from "./desk.ts";
import { historyTables } from "./history.ts";
import { leadTables } from "./leads.ts";
import { libraryTables } from "./library.ts";
import { mailTables } from "./mail.ts";
import { newsletterTables } from "./newsletter.ts";
import { redirectTables } from "./redirects.ts";
import { requestTables } from "./requests.ts";
import { settingsTables } from "./settings.ts";
import { statisticsTables } from "./statistics.ts";

/** The tables of all features. */
export const tables: Tables = [
  ...coreTables,
  ...auditTables,
  ...accountTables,
  ...recordTables,
  ...requestTables,
  ...libraryTables,
  ...settingsTables,
  ...historyTables,
  ...newsletterTables,
  ...mailTables,
  ...leadTables,
  ...redirectTables,
  ...deskTables,
  ...statisticsTables,
  ...demoTables,
];
