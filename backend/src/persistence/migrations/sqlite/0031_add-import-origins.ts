import { Migration } from "@mikro-orm/migrations";

export class Migration20261127022032_add_import_origins extends Migration {
  override name = "Migration20261127022032_add_import_origins";

  override up(): void | Promise<void> {
    this.addSql(`create table \`import_origins\` (\`origin\` text not null primary key, \`record_id\` text not null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`import_origins\`;`);
  }
}
