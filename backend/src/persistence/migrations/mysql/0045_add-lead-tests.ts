import { Migration } from "@mikro-orm/migrations";

export class Migration20261129120619_add_lead_tests extends Migration {
  override name = "Migration20261129120619_add_lead_tests";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add \`aside\` varchar(20) not null default '';`);
    this.addSql(`alter table \`leads\` add index \`leads_aside_index\` (\`aside\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_status_aside_index\` (\`status\`, \`aside\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`leads\` drop index \`leads_aside_index\`;`);
    this.addSql(`alter table \`leads\` drop index \`leads_status_aside_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`aside\`;`);
  }
}
