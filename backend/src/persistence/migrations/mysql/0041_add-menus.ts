import { Migration } from "@mikro-orm/migrations";

export class Migration20261127190646_add_menus extends Migration {
  override name = "Migration20261127190646_add_menus";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`menus\` (\`id\` int unsigned not null, \`value\` json not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`menus\`;`);
  }
}
