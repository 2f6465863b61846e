import { Migration } from "@mikro-orm/migrations";

export class Migration20261126061632_lead_days extends Migration {
  override name = "Migration20261126061632_lead_days";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`lead_days\` (\`day\` text not null primary key, \`print\` text not null, \`counts\` json not null);`,
    );

    this.addSql(`create index \`leads_created_at_version_index\` on \`leads\` (\`created_at\`, \`version\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`lead_days\`;`);

    this.addSql(`drop index \`leads_created_at_version_index\`;`);
  }
}
