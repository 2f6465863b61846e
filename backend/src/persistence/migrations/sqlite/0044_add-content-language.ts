import { Migration } from "@mikro-orm/migrations";

export class Migration20261128121330_add_content_language extends Migration {
  override name = "Migration20261128121330_add_content_language";

  override up(): void | Promise<void> {
    this.addSql(`drop index \`news_status_category_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`news_status_date_id_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`news_status_month_publish_at_unpublish_at_index\`;`);
    this.addSql(`alter table \`news\` add column \`language\` text not null default 'id';`);
    this.addSql(`alter table \`news\` add column \`translation_of\` text not null default '';`);
    this.addSql(`create index \`news_translation_of_index\` on \`news\` (\`translation_of\`);`);
    this.addSql(
      `create index \`news_status_date_id_publish_at_unpublish_at_language_index\` on \`news\` (\`status\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `create index \`news_status_month_publish_at_unpublish_at_language_index\` on \`news\` (\`status\`, \`month\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `create index \`news_status_category_publish_at_unpublish_at_language_index\` on \`news\` (\`status\`, \`category\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `create index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_language_index\` on \`news\` (\`status\`, \`is_highlighted\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );

    this.addSql(`create index \`pages_translation_of_index\` on \`pages\` (\`translation_of\`);`);

    this.addSql(`drop index \`portfolio_status_project_type_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\`;`);
    this.addSql(`alter table \`portfolio\` add column \`language\` text not null default 'id';`);
    this.addSql(`alter table \`portfolio\` add column \`translation_of\` text not null default '';`);
    this.addSql(`create index \`portfolio_translation_of_index\` on \`portfolio\` (\`translation_of\`);`);
    this.addSql(
      `create index \`portfolio_status_release_day_id_publish_at_unpublish_at_language_index\` on \`portfolio\` (\`status\`, \`release_day\`, \`id\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `create index \`portfolio_status_project_type_publish_at_unpublish_at_language_index\` on \`portfolio\` (\`status\`, \`project_type\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`news_translation_of_index\`;`);
    this.addSql(`drop index \`news_status_date_id_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`drop index \`news_status_month_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`drop index \`news_status_category_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`drop index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`alter table \`news\` drop column \`language\`;`);
    this.addSql(`alter table \`news\` drop column \`translation_of\`;`);
    this.addSql(
      `create index \`news_status_category_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`category\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `create index \`news_status_date_id_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `create index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`is_highlighted\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `create index \`news_status_month_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`month\`, \`publish_at\`, \`unpublish_at\`);`,
    );

    this.addSql(`drop index \`pages_translation_of_index\`;`);

    this.addSql(`drop index \`portfolio_translation_of_index\`;`);
    this.addSql(`drop index \`portfolio_status_release_day_id_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`drop index \`portfolio_status_project_type_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`language\`;`);
    this.addSql(`alter table \`portfolio\` drop column \`translation_of\`;`);
    this.addSql(
      `create index \`portfolio_status_project_type_publish_at_unpublish_at_index\` on \`portfolio\` (\`status\`, \`project_type\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `create index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\` on \`portfolio\` (\`status\`, \`release_day\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
  }
}
