import { Migration } from "@mikro-orm/migrations";

export class Migration20261127153026_add_sections extends Migration {
  override name = "Migration20261127153026_add_sections";

  override up(): void | Promise<void> {
    this.addSql(`create table \`sections\` (\`id\` integer not null primary key, \`value\` json not null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`sections\`;`);
  }
}
