import { Migration } from "@mikro-orm/migrations";

export class Migration20261122135659_add_history extends Migration {
  override name = "Migration20261122135659_add_history";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`revisions\` (\`id\` char(24) not null, \`resource\` varchar(50) not null, \`record_id\` varchar(24) not null, \`version\` int not null, \`at\` datetime(3) not null, \`user_id\` char(24) null, \`user_name\` varchar(100) not null, \`fields\` text not null, \`snapshot\` mediumtext not null, \`media\` text not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(
      `alter table \`revisions\` add unique \`revisions_record_id_resource_version_unique\` (\`record_id\`, \`resource\`, \`version\`);`,
    );

    this.addSql(
      `create table \`trash\` (\`id\` char(24) not null, \`resource\` varchar(50) not null, \`title\` varchar(200) not null, \`title_key\` varchar(200) not null, \`deleted_at\` datetime(3) not null, \`user_id\` char(24) null, \`user_name\` varchar(100) not null, \`snapshot\` mediumtext not null, \`slugs\` mediumtext not null, \`led_here\` mediumtext not null, \`media\` text not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`trash\` add index \`trash_deleted_at_index\` (\`deleted_at\`);`);

    this.addSql(
      `create table \`undos\` (\`id\` char(64) not null, \`resource\` varchar(50) not null, \`expires_at\` datetime(3) not null, \`what\` mediumtext not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`undos\` add index \`undos_expires_at_index\` (\`expires_at\`);`);

    this.addSql(`alter table \`media\` add \`is_hidden\` tinyint(1) not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`revisions\`;`);
    this.addSql(`drop table if exists \`trash\`;`);
    this.addSql(`drop table if exists \`undos\`;`);

    this.addSql(`alter table \`media\` drop column \`is_hidden\`;`);
  }
}
