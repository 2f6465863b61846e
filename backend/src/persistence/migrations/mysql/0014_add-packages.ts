import { Migration } from "@mikro-orm/migrations";
import { insertFirstPackages } from "../first-packages.ts";

export class Migration20261122155247_add_packages extends Migration {
  override name = "Migration20261122155247_add_packages";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`packages\` (\`id\` char(24) not null, \`position\` int not null, \`name_key\` varchar(100) not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, \`name\` varchar(80) not null, \`slug\` varchar(160) not null, \`description\` varchar(300) not null, \`price\` bigint not null, \`price_before\` bigint null, \`is_from\` tinyint(1) not null, \`features\` json not null, \`badge\` varchar(20) not null, \`is_highlighted\` tinyint(1) not null, \`is_active\` tinyint(1) not null, \`promo_price\` bigint null, \`promo_starts_at\` datetime(3) null, \`promo_ends_at\` datetime(3) null, \`search_text\` text not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`packages\` add index \`packages_position_index\` (\`position\`);`);
    this.addSql(`alter table \`packages\` add index \`packages_promo_starts_at_index\` (\`promo_starts_at\`);`);
    this.addSql(`alter table \`packages\` add index \`packages_promo_ends_at_index\` (\`promo_ends_at\`);`);

    this.addSql(
      `create table \`package_slugs\` (\`slug\` varchar(160) not null, \`package_id\` char(24) not null, primary key (\`slug\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`package_slugs\` add index \`package_slugs_package_id_index\` (\`package_id\`);`);

    for (const statement of insertFirstPackages((time) => `'${time.toISOString().slice(0, 23).replace("T", " ")}'`))
      this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`packages\`;`);
    this.addSql(`drop table if exists \`package_slugs\`;`);
  }
}
