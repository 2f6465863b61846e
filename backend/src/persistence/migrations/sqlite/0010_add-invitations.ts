import { Migration } from "@mikro-orm/migrations";

export class Migration20261122133832_add_invitations extends Migration {
  override name = "Migration20261122133832_add_invitations";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`invitations\` (\`id\` text not null primary key, \`name\` text not null, \`email\` text not null, \`role\` text not null, \`token_hash\` text not null, \`invited_by\` text not null, \`created_at\` datetime not null, \`expires_at\` datetime not null);`,
    );
    this.addSql(`create unique index \`invitations_token_hash_unique\` on \`invitations\` (\`token_hash\`);`);
    this.addSql(`create index \`invitations_invited_by_index\` on \`invitations\` (\`invited_by\`);`);

    this.addSql(
      `create table \`reset_links\` (\`user_id\` text not null primary key, \`token_hash\` text not null, \`made_by\` text not null, \`created_at\` datetime not null, \`expires_at\` datetime not null);`,
    );
    this.addSql(`create unique index \`reset_links_token_hash_unique\` on \`reset_links\` (\`token_hash\`);`);
    this.addSql(`create index \`reset_links_made_by_index\` on \`reset_links\` (\`made_by\`);`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(
      `create table \`users__temp_alter\` (\`id\` text not null primary key, \`name\` text not null, \`username\` text not null, \`email\` text null, \`password_hash\` text not null, \`role\` text not null, \`disabled\` integer not null, \`last_sign_in_at\` datetime null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, \`name_key\` text not null default '');`,
    );
    this.addSql(
      `insert into \`users__temp_alter\` select \`id\`, \`name\`, \`username\`, \`email\`, \`password_hash\`, \`role\`, \`disabled\`, null as \`last_sign_in_at\`, \`created_at\`, \`updated_at\`, \`version\`, \`name_key\` from \`users\`;`,
    );
    this.addSql(`drop table \`users\`;`);
    this.addSql(`alter table \`users__temp_alter\` rename to \`users\`;`);
    this.addSql(`create unique index \`users_username_unique\` on \`users\` (\`username\`);`);
    this.addSql(`create unique index \`users_email_unique\` on \`users\` (\`email\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`invitations\`;`);
    this.addSql(`drop table if exists \`reset_links\`;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(
      `create table \`users__temp_alter\` (\`created_at\` datetime not null, \`disabled\` integer not null, \`email\` text not null, \`id\` text not null primary key, \`name\` text not null, \`name_key\` text not null default '', \`password_hash\` text not null, \`role\` text not null, \`updated_at\` datetime not null, \`username\` text not null, \`version\` integer not null);`,
    );
    this.addSql(
      `insert into \`users__temp_alter\` select \`created_at\`, \`disabled\`, \`email\`, \`id\`, \`name\`, \`name_key\`, \`password_hash\`, \`role\`, \`updated_at\`, \`username\`, \`version\` from \`users\`;`,
    );
    this.addSql(`drop table \`users\`;`);
    this.addSql(`alter table \`users__temp_alter\` rename to \`users\`;`);
    this.addSql(`create unique index \`users_email_unique\` on \`users\` (\`email\`);`);
    this.addSql(`create unique index \`users_username_unique\` on \`users\` (\`username\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }
}
