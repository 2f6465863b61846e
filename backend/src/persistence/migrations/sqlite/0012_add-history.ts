import { Migration } from "@mikro-orm/migrations";

export class Migration20261122135659_add_history extends Migration {
  override name = "Migration20261122135659_add_history";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`revisions\` (\`id\` text not null primary key, \`resource\` text not null, \`record_id\` text not null, \`version\` integer not null, \`at\` datetime not null, \`user_id\` text null, \`user_name\` text not null, \`fields\` text not null, \`snapshot\` mediumtext not null, \`media\` text not null);`,
    );
    this.addSql(
      `create unique index \`revisions_record_id_resource_version_unique\` on \`revisions\` (\`record_id\`, \`resource\`, \`version\`);`,
    );

    this.addSql(
      `create table \`trash\` (\`id\` text not null primary key, \`resource\` text not null, \`title\` text not null, \`title_key\` text not null, \`deleted_at\` datetime not null, \`user_id\` text null, \`user_name\` text not null, \`snapshot\` mediumtext not null, \`slugs\` mediumtext not null, \`led_here\` mediumtext not null, \`media\` text not null);`,
    );
    this.addSql(`create index \`trash_deleted_at_index\` on \`trash\` (\`deleted_at\`);`);

    this.addSql(
      `create table \`undos\` (\`id\` text not null primary key, \`resource\` text not null, \`expires_at\` datetime not null, \`what\` mediumtext not null);`,
    );
    this.addSql(`create index \`undos_expires_at_index\` on \`undos\` (\`expires_at\`);`);

    this.addSql(`alter table \`media\` add column \`is_hidden\` integer not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`revisions\`;`);
    this.addSql(`drop table if exists \`trash\`;`);
    this.addSql(`drop table if exists \`undos\`;`);

    this.addSql(`alter table \`media\` drop column \`is_hidden\`;`);
  }
}
