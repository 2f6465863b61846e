import { Migration } from "@mikro-orm/migrations";

export class Migration20261127101507_add_texts extends Migration {
  override name = "Migration20261127101507_add_texts";

  override up(): void | Promise<void> {
    this.addSql(`create table \`texts\` (\`id\` integer not null primary key, \`value\` json not null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`texts\`;`);
  }
}
