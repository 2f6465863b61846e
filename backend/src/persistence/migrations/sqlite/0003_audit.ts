import { Migration } from "@mikro-orm/migrations";

export class Migration20261121055506_audit extends Migration {
  override name = "Migration20261121055506_audit";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`audit\` (\`id\` text not null primary key, \`at\` datetime not null, \`user_id\` text not null, \`username\` text not null, \`action\` text not null, \`detail\` json not null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`audit\`;`);
  }
}
