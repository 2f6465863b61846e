import { Migration } from "@mikro-orm/migrations";

export class Migration20261129120619_add_lead_tests extends Migration {
  override name = "Migration20261129120619_add_lead_tests";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add column \`aside\` text not null default '';`);
    this.addSql(`create index \`leads_aside_index\` on \`leads\` (\`aside\`);`);
    this.addSql(`create index \`leads_status_aside_index\` on \`leads\` (\`status\`, \`aside\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`leads_aside_index\`;`);
    this.addSql(`drop index \`leads_status_aside_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`aside\`;`);
  }
}
