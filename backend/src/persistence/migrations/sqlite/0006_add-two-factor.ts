import { Migration } from "@mikro-orm/migrations";

export class Migration20261122074706_add_two_factor extends Migration {
  override name = "Migration20261122074706_add_two_factor";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`two_factor\` (\`id\` text not null primary key, \`secret\` text null, \`pending\` text null, \`last_step\` integer not null, \`recovery_hashes\` json not null);`,
    );

    this.addSql(`alter table \`site_state\` add column \`two_factor_required\` integer not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`two_factor\`;`);

    this.addSql(`alter table \`site_state\` drop column \`two_factor_required\`;`);
  }
}
