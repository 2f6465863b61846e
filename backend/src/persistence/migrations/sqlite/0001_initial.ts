import { Migration } from "@mikro-orm/migrations";

export class Migration20261121003805_initial extends Migration {
  override name = "Migration20261121003805_initial";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`attempts\` (\`id\` text not null primary key, \`count\` integer not null, \`resets_at\` double not null);`,
    );
    this.addSql(`create index \`attempts_resets_at_index\` on \`attempts\` (\`resets_at\`);`);

    this.addSql(
      `create table \`news\` (\`id\` text not null primary key, \`title\` text not null, \`slug\` text not null, \`excerpt\` text not null, \`content\` mediumtext not null, \`category\` text not null, \`tags\` json not null, \`author_id\` text null, \`author_name\` text not null, \`status\` text not null, \`is_highlighted\` integer not null, \`published_at\` datetime null, \`date\` datetime not null, \`month\` text not null, \`views\` integer not null, \`reading_time\` integer not null, \`featured_image\` json not null, \`title_key\` text not null, \`category_key\` text not null, \`search_text\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null);`,
    );
    this.addSql(`create index \`news_category_index\` on \`news\` (\`category\`);`);
    this.addSql(`create index \`news_status_date_id_index\` on \`news\` (\`status\`, \`date\`, \`id\`);`);
    this.addSql(`create index \`news_status_month_index\` on \`news\` (\`status\`, \`month\`);`);

    this.addSql(`create table \`news_slugs\` (\`slug\` text not null primary key, \`news_id\` text not null);`);
    this.addSql(`create index \`news_slugs_news_id_index\` on \`news_slugs\` (\`news_id\`);`);

    this.addSql(
      `create table \`news_tags\` (\`news_id\` text not null, \`position\` integer not null, \`name\` text not null, \`slug\` text not null, primary key (\`news_id\`, \`position\`));`,
    );
    this.addSql(`create index \`news_tags_slug_news_id_index\` on \`news_tags\` (\`slug\`, \`news_id\`);`);

    this.addSql(
      `create table \`sessions\` (\`id\` text not null primary key, \`user_id\` text not null, \`created_at\` datetime not null, \`last_seen_at\` datetime not null);`,
    );
    this.addSql(`create index \`sessions_user_id_index\` on \`sessions\` (\`user_id\`);`);

    this.addSql(
      `create table \`site_state\` (\`id\` integer not null primary key, \`content_version\` integer not null);`,
    );

    this.addSql(
      `create table \`users\` (\`id\` text not null primary key, \`name\` text not null, \`username\` text not null, \`email\` text not null, \`password_hash\` text not null, \`role\` text not null, \`disabled\` integer not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null);`,
    );
    this.addSql(`create unique index \`users_username_unique\` on \`users\` (\`username\`);`);
    this.addSql(`create unique index \`users_email_unique\` on \`users\` (\`email\`);`);
    this.addSql("insert into site_state (id, content_version) values (1, 1)");
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`attempts\`;`);
    this.addSql(`drop table if exists \`news\`;`);
    this.addSql(`drop table if exists \`news_slugs\`;`);
    this.addSql(`drop table if exists \`news_tags\`;`);
    this.addSql(`drop table if exists \`sessions\`;`);
    this.addSql(`drop table if exists \`site_state\`;`);
    this.addSql(`drop table if exists \`users\`;`);
  }
}
