import type { MigrationObject } from "@mikro-orm/core";
import { Migration20261121003805_initial } from "./0001_initial.ts";

/** In the order they run. Their names are stored in the database and never change. */
export const mysqlMigrations: MigrationObject[] = [{ name: "0001_initial", class: Migration20261121003805_initial }];
