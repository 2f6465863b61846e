import { Migration } from "@mikro-orm/migrations";

export class Migration20261127065933_add_first_steps extends Migration {
  override name = "Migration20261127065933_add_first_steps";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table \`site_state\` add \`first_steps_hidden\` tinyint(1) not null default false, add \`prices_seen\` tinyint(1) not null default false;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` drop column \`first_steps_hidden\`, drop column \`prices_seen\`;`);
  }
}
