import { Migration } from "@mikro-orm/migrations";

export class Migration20261126003223_newest_time extends Migration {
  override name = "Migration20261126003223_newest_time";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` add column \`newest_at\` datetime null;`);
    this.addSql(`alter table \`site_state\` add column \`looked_at\` datetime null;`);
    this.addSql(`alter table \`site_state\` add column \`doubted_ms\` integer not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` drop column \`newest_at\`;`);
    this.addSql(`alter table \`site_state\` drop column \`looked_at\`;`);
    this.addSql(`alter table \`site_state\` drop column \`doubted_ms\`;`);
  }
}
