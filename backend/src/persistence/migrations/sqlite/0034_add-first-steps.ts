import { Migration } from "@mikro-orm/migrations";

export class Migration20261127065933_add_first_steps extends Migration {
  override name = "Migration20261127065933_add_first_steps";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` add column \`first_steps_hidden\` integer not null default false;`);
    this.addSql(`alter table \`site_state\` add column \`prices_seen\` integer not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`site_state\` drop column \`first_steps_hidden\`;`);
    this.addSql(`alter table \`site_state\` drop column \`prices_seen\`;`);
  }
}
