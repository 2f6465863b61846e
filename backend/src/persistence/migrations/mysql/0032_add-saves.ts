import { Migration } from "@mikro-orm/migrations";

export class Migration20261127062831_add_saves extends Migration {
  override name = "Migration20261127062831_add_saves";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`saves\` (\`id\` char(64) not null, \`digest\` char(64) not null, \`record_id\` char(24) not null, \`version\` int not null, \`saved_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`saves\` add index \`saves_saved_at_index\` (\`saved_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`saves\`;`);
  }
}
