import { Migration } from "@mikro-orm/migrations";

export class Migration20261127190645_add_menus extends Migration {
  override name = "Migration20261127190645_add_menus";

  override up(): void | Promise<void> {
    this.addSql(`create table \`menus\` (\`id\` integer not null primary key, \`value\` json not null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`menus\`;`);
  }
}
