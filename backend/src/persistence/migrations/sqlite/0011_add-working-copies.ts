import { Migration } from "@mikro-orm/migrations";

export class Migration20261122134212_add_working_copies extends Migration {
  override name = "Migration20261122134212_add_working_copies";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`previews\` (\`id\` text not null primary key, \`resource\` text not null, \`record_key\` text not null, \`typed\` mediumtext not null, \`user_id\` text not null, \`user_name\` text not null, \`expires_at\` datetime not null);`,
    );
    this.addSql(`create index \`previews_user_id_index\` on \`previews\` (\`user_id\`);`);
    this.addSql(`create index \`previews_expires_at_index\` on \`previews\` (\`expires_at\`);`);

    this.addSql(
      `create table \`reviews\` (\`id\` text not null primary key, \`resource\` text not null, \`record_key\` text not null, \`title\` text not null, \`shown\` mediumtext not null, \`user_id\` text not null, \`user_name\` text not null, \`created_at\` datetime not null, \`expires_at\` datetime not null, \`revoked_at\` datetime null, \`approved_at\` datetime null);`,
    );
    this.addSql(`create index \`reviews_expires_at_index\` on \`reviews\` (\`expires_at\`);`);
    this.addSql(`create index \`reviews_resource_record_key_index\` on \`reviews\` (\`resource\`, \`record_key\`);`);

    this.addSql(
      `create table \`review_comments\` (\`id\` text not null primary key, \`review_id\` text not null, \`name\` text not null, \`text\` text not null, \`at\` datetime not null, \`approves\` integer not null);`,
    );
    this.addSql(`create index \`review_comments_review_id_index\` on \`review_comments\` (\`review_id\`);`);

    this.addSql(
      `create table \`working_copies\` (\`id\` text not null primary key, \`resource\` text not null, \`record_key\` text not null, \`title\` text not null, \`typed\` mediumtext not null, \`base_version\` integer null, \`user_id\` text not null, \`user_name\` text not null, \`updated_at\` datetime not null);`,
    );
    this.addSql(`create index \`working_copies_updated_at_index\` on \`working_copies\` (\`updated_at\`);`);
    this.addSql(
      `create index \`working_copies_resource_record_key_index\` on \`working_copies\` (\`resource\`, \`record_key\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`previews\`;`);
    this.addSql(`drop table if exists \`reviews\`;`);
    this.addSql(`drop table if exists \`review_comments\`;`);
    this.addSql(`drop table if exists \`working_copies\`;`);
  }
}
