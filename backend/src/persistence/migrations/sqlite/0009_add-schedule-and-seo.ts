import { Migration } from "@mikro-orm/migrations";

export class Migration20261122133047_add_schedule_and_seo extends Migration {
  override name = "Migration20261122133047_add_schedule_and_seo";

  override up(): void | Promise<void> {
    this.addSql(`drop index \`news_status_date_id_index\`;`);
    this.addSql(`drop index \`news_status_month_index\`;`);
    this.addSql(`alter table \`news\` add column \`has_own_excerpt\` integer not null default false;`);
    this.addSql(`alter table \`news\` add column \`seo_title\` text not null default '';`);
    this.addSql(`alter table \`news\` add column \`seo_description\` text not null default '';`);
    this.addSql(`alter table \`news\` add column \`share_image\` json null;`);
    this.addSql(`alter table \`news\` add column \`noindex\` integer not null default false;`);
    this.addSql(`alter table \`news\` add column \`publish_at\` datetime null;`);
    this.addSql(`alter table \`news\` add column \`unpublish_at\` datetime null;`);
    this.addSql(
      `create index \`news_status_date_id_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `create index \`news_status_month_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`month\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(`create index \`news_status_publish_at_index\` on \`news\` (\`status\`, \`publish_at\`);`);
    this.addSql(`create index \`news_status_unpublish_at_index\` on \`news\` (\`status\`, \`unpublish_at\`);`);

    this.addSql(`drop index \`portfolio_status_release_day_id_index\`;`);
    this.addSql(`alter table \`portfolio\` add column \`publish_at\` datetime null;`);
    this.addSql(`alter table \`portfolio\` add column \`unpublish_at\` datetime null;`);
    this.addSql(`alter table \`portfolio\` add column \`excerpt\` text not null default '';`);
    this.addSql(`alter table \`portfolio\` add column \`has_own_excerpt\` integer not null default false;`);
    this.addSql(`alter table \`portfolio\` add column \`seo_title\` text not null default '';`);
    this.addSql(`alter table \`portfolio\` add column \`seo_description\` text not null default '';`);
    this.addSql(`alter table \`portfolio\` add column \`share_image\` json null;`);
    this.addSql(`alter table \`portfolio\` add column \`noindex\` integer not null default false;`);
    this.addSql(
      `create index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\` on \`portfolio\` (\`status\`, \`release_day\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(`create index \`portfolio_status_publish_at_index\` on \`portfolio\` (\`status\`, \`publish_at\`);`);
    this.addSql(
      `create index \`portfolio_status_unpublish_at_index\` on \`portfolio\` (\`status\`, \`unpublish_at\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`news_status_date_id_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`news_status_month_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`news_status_publish_at_index\`;`);
    this.addSql(`drop index \`news_status_unpublish_at_index\`;`);
    this.addSql(`alter table \`news\` drop column \`has_own_excerpt\`;`);
    this.addSql(`alter table \`news\` drop column \`seo_title\`;`);
    this.addSql(`alter table \`news\` drop column \`seo_description\`;`);
    this.addSql(`alter table \`news\` drop column \`share_image\`;`);
    this.addSql(`alter table \`news\` drop column \`noindex\`;`);
    this.addSql(`alter table \`news\` drop column \`publish_at\`;`);
    this.addSql(`alter table \`news\` drop column \`unpublish_at\`;`);
    this.addSql(`create index \`news_status_date_id_index\` on \`news\` (\`status\`, \`date\`, \`id\`);`);
    this.addSql(`create index \`news_status_month_index\` on \`news\` (\`status\`, \`month\`);`);

    this.addSql(`drop index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`portfolio_status_publish_at_index\`;`);
    this.addSql(`drop index \`portfolio_status_unpublish_at_index\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`publish_at\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`unpublish_at\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`excerpt\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`has_own_excerpt\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`seo_title\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`seo_description\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`share_image\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`noindex\`;`);
    this.addSql(
      `create index \`portfolio_status_release_day_id_index\` on \`portfolio\` (\`status\`, \`release_day\`, \`id\`);`,
    );
  }
}
