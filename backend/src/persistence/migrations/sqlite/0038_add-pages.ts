import { Migration } from "@mikro-orm/migrations";

export class Migration20261127153608_add_pages extends Migration {
  override name = "Migration20261127153608_add_pages";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`pages\` (\`id\` text not null primary key, \`position\` integer not null, \`name_key\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, \`title\` text not null, \`slug\` text not null, \`content\` mediumtext not null, \`menu\` text not null, \`status\` text not null, \`publish_at\` datetime null, \`unpublish_at\` datetime null, \`excerpt\` text not null default '', \`has_own_excerpt\` integer not null default false, \`seo_title\` text not null default '', \`seo_description\` text not null default '', \`share_image\` json null, \`noindex\` integer not null default false, \`published_at\` datetime null);`,
    );
    this.addSql(`create index \`pages_position_index\` on \`pages\` (\`position\`);`);
    this.addSql(`create index \`pages_status_publish_at_index\` on \`pages\` (\`status\`, \`publish_at\`);`);
    this.addSql(`create index \`pages_status_unpublish_at_index\` on \`pages\` (\`status\`, \`unpublish_at\`);`);

    this.addSql(`create table \`page_slugs\` (\`slug\` text not null primary key, \`page_id\` text not null);`);
    this.addSql(`create index \`page_slugs_page_id_index\` on \`page_slugs\` (\`page_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`pages\`;`);
    this.addSql(`drop table if exists \`page_slugs\`;`);
  }
}
