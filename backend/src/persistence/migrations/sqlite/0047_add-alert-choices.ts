import { Migration } from "@mikro-orm/migrations";

export class Migration20261130193947_add_alert_choices extends Migration {
  override name = "Migration20261130193947_add_alert_choices";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`users\` add column \`alerts\` json null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`users\` drop column \`alerts\`;`);
  }
}
