import { Migration } from "@mikro-orm/migrations";

export class Migration20261126061633_lead_days extends Migration {
  override name = "Migration20261126061633_lead_days";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`lead_days\` (\`day\` char(10) not null, \`print\` varchar(80) not null, \`counts\` json not null, primary key (\`day\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(`alter table \`leads\` add index \`leads_created_at_version_index\` (\`created_at\`, \`version\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`lead_days\`;`);

    this.addSql(`alter table \`leads\` drop index \`leads_created_at_version_index\`;`);
  }
}
