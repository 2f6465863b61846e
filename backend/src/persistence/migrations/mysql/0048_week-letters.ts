import { Migration } from "@mikro-orm/migrations";

export class Migration20261130195102_week_letters extends Migration {
  override name = "Migration20261130195102_week_letters";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` add \`week_written\` varchar(10) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` drop column \`week_written\`;`);
  }
}
