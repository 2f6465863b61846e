import { Migration } from "@mikro-orm/migrations";

export class Migration20261121003805_initial extends Migration {
  override name = "Migration20261121003805_initial";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`attempts\` (\`id\` varchar(190) not null, \`count\` int not null, \`resets_at\` double not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`attempts\` add index \`attempts_resets_at_index\` (\`resets_at\`);`);

    this.addSql(
      `create table \`news\` (\`id\` char(24) not null, \`title\` varchar(200) not null, \`slug\` varchar(160) not null, \`excerpt\` varchar(300) not null, \`content\` mediumtext not null, \`category\` varchar(50) not null, \`tags\` json not null, \`author_id\` char(24) null, \`author_name\` varchar(100) not null, \`status\` varchar(20) not null, \`is_highlighted\` tinyint(1) not null, \`published_at\` datetime(3) null, \`date\` datetime(3) not null, \`month\` char(7) not null, \`views\` int not null, \`reading_time\` int not null, \`featured_image\` json not null, \`title_key\` varchar(200) not null, \`category_key\` varchar(50) not null, \`search_text\` text not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`news\` add index \`news_category_index\` (\`category\`);`);
    this.addSql(`alter table \`news\` add index \`news_status_date_id_index\` (\`status\`, \`date\`, \`id\`);`);
    this.addSql(`alter table \`news\` add index \`news_status_month_index\` (\`status\`, \`month\`);`);

    this.addSql(
      `create table \`news_slugs\` (\`slug\` varchar(160) not null, \`news_id\` char(24) not null, primary key (\`slug\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`news_slugs\` add index \`news_slugs_news_id_index\` (\`news_id\`);`);

    this.addSql(
      `create table \`news_tags\` (\`news_id\` char(24) not null, \`position\` int unsigned not null, \`name\` varchar(50) not null, \`slug\` varchar(50) not null, primary key (\`news_id\`, \`position\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`news_tags\` add index \`news_tags_slug_news_id_index\` (\`slug\`, \`news_id\`);`);

    this.addSql(
      `create table \`sessions\` (\`id\` char(24) not null, \`user_id\` char(24) not null, \`created_at\` datetime(3) not null, \`last_seen_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`sessions\` add index \`sessions_user_id_index\` (\`user_id\`);`);

    this.addSql(
      `create table \`site_state\` (\`id\` int unsigned not null, \`content_version\` int not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`users\` (\`id\` char(24) not null, \`name\` varchar(100) not null, \`username\` varchar(32) not null, \`email\` varchar(254) not null, \`password_hash\` varchar(255) not null, \`role\` varchar(20) not null, \`disabled\` tinyint(1) not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`users\` add unique \`users_username_unique\` (\`username\`);`);
    this.addSql(`alter table \`users\` add unique \`users_email_unique\` (\`email\`);`);
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
