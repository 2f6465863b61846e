import { Migration } from "@mikro-orm/migrations";
import { totalsCopy } from "../lead-totals.ts";

export class Migration20261129214636_forgotten_leads extends Migration {
  override name = "Migration20261129214636_forgotten_leads";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`forgotten_leads\` (\`id\` char(24) not null, \`kind\` varchar(20) not null, \`package_slug\` varchar(160) null, \`package_name\` varchar(80) null, \`status\` varchar(20) not null, \`value\` bigint null, \`source\` json not null, \`first_answer_at\` datetime(3) null, \`created_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(
      `alter table \`forgotten_leads\` add index \`forgotten_leads_created_at_id_index\` (\`created_at\`, \`id\`);`,
    );

    // lead_days and lead_totals stay as they are: a later version drops them.
    this.addSql(totalsCopy("mysql"));

    this.addSql(`alter table \`leads\` drop index \`leads_created_at_version_index\`;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`forgotten_leads\`;`);

    this.addSql(`alter table \`leads\` add index \`leads_created_at_version_index\` (\`created_at\`, \`version\`);`);
  }
}
