import { Migration } from "@mikro-orm/migrations";

export class Migration20261123000042_add_email_changes extends Migration {
  override name = "Migration20261123000042_add_email_changes";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`email_changes\` (\`user_id\` text not null primary key, \`email\` text not null, \`token_hash\` text not null, \`created_at\` datetime not null, \`expires_at\` datetime not null);`,
    );
    this.addSql(`create unique index \`email_changes_token_hash_unique\` on \`email_changes\` (\`token_hash\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`email_changes\`;`);
  }
}
