import { Migration } from "@mikro-orm/migrations";

export class Migration20261127153610_add_pages extends Migration {
  override name = "Migration20261127153610_add_pages";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`pages\` (\`id\` char(24) not null, \`position\` int not null, \`name_key\` varchar(100) not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, \`title\` varchar(100) not null, \`slug\` varchar(160) not null, \`content\` mediumtext not null, \`menu\` varchar(10) not null, \`status\` varchar(20) not null, \`publish_at\` datetime(3) null, \`unpublish_at\` datetime(3) null, \`excerpt\` varchar(300) not null default '', \`has_own_excerpt\` tinyint(1) not null default false, \`seo_title\` varchar(70) not null default '', \`seo_description\` varchar(170) not null default '', \`share_image\` json null, \`noindex\` tinyint(1) not null default false, \`published_at\` datetime(3) null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`pages\` add index \`pages_position_index\` (\`position\`);`);
    this.addSql(`alter table \`pages\` add index \`pages_status_publish_at_index\` (\`status\`, \`publish_at\`);`);
    this.addSql(`alter table \`pages\` add index \`pages_status_unpublish_at_index\` (\`status\`, \`unpublish_at\`);`);

    this.addSql(
      `create table \`page_slugs\` (\`slug\` varchar(160) not null, \`page_id\` char(24) not null, primary key (\`slug\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`page_slugs\` add index \`page_slugs_page_id_index\` (\`page_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`pages\`;`);
    this.addSql(`drop table if exists \`page_slugs\`;`);
  }
}
