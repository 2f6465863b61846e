import { Migration } from "@mikro-orm/migrations";

export class Migration20261127160242_add_campaigns extends Migration {
  override name = "Migration20261127160242_add_campaigns";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`lead_totals\` add \`campaign\` varchar(500) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`lead_totals\` drop column \`campaign\`;`);
  }
}
