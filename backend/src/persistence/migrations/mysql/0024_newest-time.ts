import { Migration } from "@mikro-orm/migrations";

export class Migration20261126003223_newest_time extends Migration {
  override name = "Migration20261126003223_newest_time";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table \`site_state\` add \`newest_at\` datetime(3) null, add \`looked_at\` datetime(3) null, add \`doubted_ms\` int not null default 0;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table \`site_state\` drop column \`newest_at\`, drop column \`looked_at\`, drop column \`doubted_ms\`;`,
    );
  }
}
