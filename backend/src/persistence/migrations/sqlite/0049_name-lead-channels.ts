import { Migration } from "@mikro-orm/migrations";

export class Migration20261130200238_name_lead_channels extends Migration {
  override name = "Migration20261130200238_name_lead_channels";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add column \`channel\` text null;`);
    this.addSql(`create index \`leads_channel_index\` on \`leads\` (\`channel\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`leads_channel_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`channel\`;`);
  }
}
