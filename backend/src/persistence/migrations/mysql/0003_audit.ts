import { Migration } from "@mikro-orm/migrations";

export class Migration20261121055506_audit extends Migration {
  override name = "Migration20261121055506_audit";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`audit\` (\`id\` char(24) not null, \`at\` datetime(3) not null, \`user_id\` char(24) not null, \`username\` varchar(32) not null, \`action\` varchar(50) not null, \`detail\` json not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`audit\`;`);
  }
}
