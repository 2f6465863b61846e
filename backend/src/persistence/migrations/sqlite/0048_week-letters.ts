import { Migration } from "@mikro-orm/migrations";

export class Migration20261130195100_week_letters extends Migration {
  override name = "Migration20261130195100_week_letters";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` add column \`week_written\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` drop column \`week_written\`;`);
  }
}
