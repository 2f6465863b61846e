import { Migration } from "@mikro-orm/migrations";

export class Migration20261123000042_add_email_changes extends Migration {
  override name = "Migration20261123000042_add_email_changes";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`email_changes\` (\`user_id\` char(24) not null, \`email\` varchar(254) not null, \`token_hash\` char(43) not null, \`created_at\` datetime(3) not null, \`expires_at\` datetime(3) not null, primary key (\`user_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`email_changes\` add unique \`email_changes_token_hash_unique\` (\`token_hash\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`email_changes\`;`);
  }
}
