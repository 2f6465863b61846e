import type { MigrationObject } from "@mikro-orm/core";
import { Migration20261121003805_initial } from "./0001_initial.ts";
import { Migration20261121020724_content } from "./0002_content.ts";
import { Migration20261121055506_audit } from "./0003_audit.ts";
import { Migration20261121071133_user_names } from "./0004_user_names.ts";
import { Migration20261122051501_add_testimonials } from "./0005_add-testimonials.ts";

/** In the order they run. Their names are stored in the database and never change. */
export const mysqlMigrations: MigrationObject[] = [
  { name: "0001_initial", class: Migration20261121003805_initial },
  { name: "0002_content", class: Migration20261121020724_content },
  { name: "0003_audit", class: Migration20261121055506_audit },
  { name: "0004_user_names", class: Migration20261121071133_user_names },
  { name: "0005_add-testimonials", class: Migration20261122051501_add_testimonials },
];
