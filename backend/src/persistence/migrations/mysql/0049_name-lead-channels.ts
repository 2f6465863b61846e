import { Migration } from "@mikro-orm/migrations";

export class Migration20261130200239_name_lead_channels extends Migration {
  override name = "Migration20261130200239_name_lead_channels";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add \`channel\` varchar(200) null;`);
    this.addSql(`alter table \`leads\` add index \`leads_channel_index\` (\`channel\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`leads\` drop index \`leads_channel_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`channel\`;`);
  }
}
