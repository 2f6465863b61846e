import { Migration } from "@mikro-orm/migrations";

export class Migration20261124031701_redirects extends Migration {
  override name = "Migration20261124031701_redirects";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`redirects\` (\`id\` text not null primary key, \`path\` text not null, \`target\` text not null, \`by_name\` text null, \`created_at\` datetime not null, \`hits\` integer not null default 0, \`last_hit_at\` datetime null);`,
    );
    this.addSql(`create unique index \`redirects_path_unique\` on \`redirects\` (\`path\`);`);
    this.addSql(`create index \`redirects_hits_id_index\` on \`redirects\` (\`hits\`, \`id\`);`);

    this.addSql(
      `create table \`unknown_addresses\` (\`path\` text not null primary key, \`hits\` integer not null, \`last_hit_at\` datetime not null, \`referrer\` text not null, \`is_ignored\` integer not null default false);`,
    );
    this.addSql(`create index \`unknown_addresses_last_hit_at_index\` on \`unknown_addresses\` (\`last_hit_at\`);`);
    this.addSql(
      `create index \`unknown_addresses_is_ignored_hits_path_index\` on \`unknown_addresses\` (\`is_ignored\`, \`hits\`, \`path\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`redirects\`;`);
    this.addSql(`drop table if exists \`unknown_addresses\`;`);
  }
}
