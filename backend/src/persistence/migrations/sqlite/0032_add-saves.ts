import { Migration } from "@mikro-orm/migrations";

export class Migration20261127062831_add_saves extends Migration {
  override name = "Migration20261127062831_add_saves";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`saves\` (\`id\` text not null primary key, \`digest\` text not null, \`record_id\` text not null, \`version\` integer not null, \`saved_at\` datetime not null);`,
    );
    this.addSql(`create index \`saves_saved_at_index\` on \`saves\` (\`saved_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`saves\`;`);
  }
}
