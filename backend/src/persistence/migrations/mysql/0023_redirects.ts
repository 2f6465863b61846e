import { Migration } from "@mikro-orm/migrations";

export class Migration20261124031701_redirects extends Migration {
  override name = "Migration20261124031701_redirects";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`redirects\` (\`id\` char(24) not null, \`path\` varchar(300) not null, \`target\` varchar(500) not null, \`by_name\` varchar(100) null, \`created_at\` datetime(3) not null, \`hits\` int not null default 0, \`last_hit_at\` datetime(3) null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`redirects\` add unique \`redirects_path_unique\` (\`path\`);`);
    this.addSql(`alter table \`redirects\` add index \`redirects_hits_id_index\` (\`hits\`, \`id\`);`);

    this.addSql(
      `create table \`unknown_addresses\` (\`path\` varchar(300) not null, \`hits\` int not null, \`last_hit_at\` datetime(3) not null, \`referrer\` varchar(100) not null, \`is_ignored\` tinyint(1) not null default false, primary key (\`path\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(
      `alter table \`unknown_addresses\` add index \`unknown_addresses_last_hit_at_index\` (\`last_hit_at\`);`,
    );
    this.addSql(
      `alter table \`unknown_addresses\` add index \`unknown_addresses_is_ignored_hits_path_index\` (\`is_ignored\`, \`hits\`, \`path\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`redirects\`;`);
    this.addSql(`drop table if exists \`unknown_addresses\`;`);
  }
}
