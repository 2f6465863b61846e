import { Migration } from "@mikro-orm/migrations";
import { insertFirstPackages } from "../first-packages.ts";

export class Migration20261122155247_add_packages extends Migration {
  override name = "Migration20261122155247_add_packages";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`packages\` (\`id\` text not null primary key, \`position\` integer not null, \`name_key\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, \`name\` text not null, \`slug\` text not null, \`description\` text not null, \`price\` bigint not null, \`price_before\` bigint null, \`is_from\` integer not null, \`features\` json not null, \`badge\` text not null, \`is_highlighted\` integer not null, \`is_active\` integer not null, \`promo_price\` bigint null, \`promo_starts_at\` datetime null, \`promo_ends_at\` datetime null, \`search_text\` text not null);`,
    );
    this.addSql(`create index \`packages_position_index\` on \`packages\` (\`position\`);`);
    this.addSql(`create index \`packages_promo_starts_at_index\` on \`packages\` (\`promo_starts_at\`);`);
    this.addSql(`create index \`packages_promo_ends_at_index\` on \`packages\` (\`promo_ends_at\`);`);

    this.addSql(`create table \`package_slugs\` (\`slug\` text not null primary key, \`package_id\` text not null);`);
    this.addSql(`create index \`package_slugs_package_id_index\` on \`package_slugs\` (\`package_id\`);`);

    for (const statement of insertFirstPackages((time) => String(time.getTime()))) this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`packages\`;`);
    this.addSql(`drop table if exists \`package_slugs\`;`);
  }
}
