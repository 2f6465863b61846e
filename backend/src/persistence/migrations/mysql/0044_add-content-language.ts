import { Migration } from "@mikro-orm/migrations";

export class Migration20261128121331_add_content_language extends Migration {
  override name = "Migration20261128121331_add_content_language";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`news\` drop index \`news_status_category_publish_at_unpublish_at_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_date_id_publish_at_unpublish_at_index\`;`);
    this.addSql(
      `alter table \`news\` drop index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\`;`,
    );
    this.addSql(`alter table \`news\` drop index \`news_status_month_publish_at_unpublish_at_index\`;`);
    this.addSql(
      `alter table \`news\` add \`language\` varchar(2) not null default 'id', add \`translation_of\` varchar(24) not null default '';`,
    );
    this.addSql(`alter table \`news\` add index \`news_translation_of_index\` (\`translation_of\`);`);
    this.addSql(
      `alter table \`news\` add index \`news_status_date_id_publish_at_unpublish_at_language_index\` (\`status\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_month_publish_at_unpublish_at_language_index\` (\`status\`, \`month\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_category_publish_at_unpublish_at_language_index\` (\`status\`, \`category\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_is_highlighted_date_id_publish_at_unpub_e7e0c_index\` (\`status\`, \`is_highlighted\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );

    this.addSql(`alter table \`pages\` add index \`pages_translation_of_index\` (\`translation_of\`);`);

    this.addSql(
      `alter table \`portfolio\` drop index \`portfolio_status_project_type_publish_at_unpublish_at_index\`;`,
    );
    this.addSql(
      `alter table \`portfolio\` drop index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\`;`,
    );
    this.addSql(
      `alter table \`portfolio\` add \`language\` varchar(2) not null default 'id', add \`translation_of\` varchar(24) not null default '';`,
    );
    this.addSql(`alter table \`portfolio\` add index \`portfolio_translation_of_index\` (\`translation_of\`);`);
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_release_day_id_publish_at_unpublis_a694e_index\` (\`status\`, \`release_day\`, \`id\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_project_type_publish_at_unpublish__a5480_index\` (\`status\`, \`project_type\`, \`publish_at\`, \`unpublish_at\`, \`language\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`news\` drop index \`news_translation_of_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_date_id_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_month_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_category_publish_at_unpublish_at_language_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_status_is_highlighted_date_id_publish_at_unpub_e7e0c_index\`;`);
    this.addSql(`alter table \`news\` drop column \`language\`, drop column \`translation_of\`;`);
    this.addSql(
      `alter table \`news\` add index \`news_status_category_publish_at_unpublish_at_index\` (\`status\`, \`category\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_date_id_publish_at_unpublish_at_index\` (\`status\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\` (\`status\`, \`is_highlighted\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_month_publish_at_unpublish_at_index\` (\`status\`, \`month\`, \`publish_at\`, \`unpublish_at\`);`,
    );

    this.addSql(`alter table \`pages\` drop index \`pages_translation_of_index\`;`);

    this.addSql(`alter table \`portfolio\` drop index \`portfolio_translation_of_index\`;`);
    this.addSql(
      `alter table \`portfolio\` drop index \`portfolio_status_release_day_id_publish_at_unpublis_a694e_index\`;`,
    );
    this.addSql(
      `alter table \`portfolio\` drop index \`portfolio_status_project_type_publish_at_unpublish__a5480_index\`;`,
    );
    this.addSql(`alter table \`portfolio\` drop column \`language\`, drop column \`translation_of\`;`);
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_project_type_publish_at_unpublish_at_index\` (\`status\`, \`project_type\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_release_day_id_publish_at_unpublish_at_index\` (\`status\`, \`release_day\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
  }
}
