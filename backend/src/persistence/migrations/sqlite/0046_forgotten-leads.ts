import { Migration } from "@mikro-orm/migrations";
import { totalsCopy } from "../lead-totals.ts";

export class Migration20261129214635_forgotten_leads extends Migration {
  override name = "Migration20261129214635_forgotten_leads";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`forgotten_leads\` (\`id\` text not null primary key, \`kind\` text not null, \`package_slug\` text null, \`package_name\` text null, \`status\` text not null, \`value\` bigint null, \`source\` json not null, \`first_answer_at\` datetime null, \`created_at\` datetime not null);`,
    );
    this.addSql(
      `create index \`forgotten_leads_created_at_id_index\` on \`forgotten_leads\` (\`created_at\`, \`id\`);`,
    );

    // lead_days and lead_totals stay as they are: a later version drops them.
    this.addSql(totalsCopy("sqlite"));

    this.addSql(`drop index \`leads_created_at_version_index\`;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`forgotten_leads\`;`);

    this.addSql(`create index \`leads_created_at_version_index\` on \`leads\` (\`created_at\`, \`version\`);`);
  }
}
