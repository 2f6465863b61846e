import { Migration } from "@mikro-orm/migrations";

export class Migration20261127022032_add_import_origins extends Migration {
  override name = "Migration20261127022032_add_import_origins";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`import_origins\` (\`origin\` char(64) not null, \`record_id\` char(24) not null, primary key (\`origin\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`import_origins\`;`);
  }
}
