import { Migration } from "@mikro-orm/migrations";

export class Migration20261122133047_add_schedule_and_seo extends Migration {
  override name = "Migration20261122133047_add_schedule_and_seo";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`news\` drop index \`news_status_date_id_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_month_index\`;`);
    this.addSql(
      `alter table \`news\` add \`has_own_excerpt\` tinyint(1) not null default false, add \`seo_title\` varchar(70) not null default '', add \`seo_description\` varchar(170) not null default '', add \`share_image\` json null, add \`noindex\` tinyint(1) not null default false, add \`publish_at\` datetime(3) null, add \`unpublish_at\` datetime(3) null;`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_date_id_publish_at_unpublish_at_index\` (\`status\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_month_publish_at_unpublish_at_index\` (\`status\`, \`month\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(`alter table \`news\` add index \`news_status_publish_at_index\` (\`status\`, \`publish_at\`);`);
    this.addSql(`alter table \`news\` add index \`news_status_unpublish_at_index\` (\`status\`, \`unpublish_at\`);`);

    this.addSql(`alter table \`portfolio\` drop index \`portfolio_status_release_day_id_index\`;`);
    this.addSql(
      `alter table \`portfolio\` add \`publish_at\` datetime(3) null, add \`unpublish_at\` datetime(3) null, add \`excerpt\` varchar(300) not null default '', add \`has_own_excerpt\` tinyint(1) not null default false, add \`seo_title\` varchar(70) not null default '', add \`seo_description\` varchar(170) not null default '', add \`share_image\` json null, add \`noindex\` tinyint(1) not null default false;`,
    );
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\` (\`status\`, \`release_day\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_publish_at_index\` (\`status\`, \`publish_at\`);`,
    );
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_unpublish_at_index\` (\`status\`, \`unpublish_at\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`news\` drop index \`news_status_date_id_publish_at_unpublish_at_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_month_publish_at_unpublish_at_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_publish_at_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_unpublish_at_index\`;`);
    this.addSql(
      `alter table \`news\` drop column \`has_own_excerpt\`, drop column \`seo_title\`, drop column \`seo_description\`, drop column \`share_image\`, drop column \`noindex\`, drop column \`publish_at\`, drop column \`unpublish_at\`;`,
    );
    this.addSql(`alter table \`news\` add index \`news_status_date_id_index\` (\`status\`, \`date\`, \`id\`);`);
    this.addSql(`alter table \`news\` add index \`news_status_month_index\` (\`status\`, \`month\`);`);

    this.addSql(
      `alter table \`portfolio\` drop index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\`;`,
    );
    this.addSql(`alter table \`portfolio\` drop index \`portfolio_status_publish_at_index\`;`);
    this.addSql(`alter table \`portfolio\` drop index \`portfolio_status_unpublish_at_index\`;`);
    this.addSql(
      `alter table \`portfolio\` drop column \`publish_at\`, drop column \`unpublish_at\`, drop column \`excerpt\`, drop column \`has_own_excerpt\`, drop column \`seo_title\`, drop column \`seo_description\`, drop column \`share_image\`, drop column \`noindex\`;`,
    );
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_release_day_id_index\` (\`status\`, \`release_day\`, \`id\`);`,
    );
  }
}
