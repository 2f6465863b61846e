import { Migration } from "@mikro-orm/migrations";

export class Migration20261123222731_separate_search_texts extends Migration {
  override name = "Migration20261123222731_separate_search_texts";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`news_texts\` (\`news_id\` text not null primary key, \`search_text\` mediumtext not null);`,
    );

    this.addSql(
      `create table \`portfolio_texts\` (\`portfolio_id\` text not null primary key, \`search_text\` mediumtext not null);`,
    );

    this.addSql(
      `insert into \`news_texts\` (\`news_id\`, \`search_text\`) select \`id\`, \`search_text\` from \`news\`;`,
    );
    this.addSql(`alter table \`news\` drop column \`search_text\`;`);
    this.addSql(
      `create index \`news_status_category_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`category\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `create index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\` on \`news\` (\`status\`, \`is_highlighted\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(`create index \`news_date_id_index\` on \`news\` (\`date\`, \`id\`);`);
    this.addSql(`create index \`news_title_key_id_index\` on \`news\` (\`title_key\`, \`id\`);`);
    this.addSql(`create index \`news_views_date_id_index\` on \`news\` (\`views\`, \`date\`, \`id\`);`);
    this.addSql(`create index \`news_category_key_date_id_index\` on \`news\` (\`category_key\`, \`date\`, \`id\`);`);

    this.addSql(
      `create index \`partners_is_active_position_id_index\` on \`partners\` (\`is_active\`, \`position\`, \`id\`);`,
    );

    this.addSql(
      `insert into \`portfolio_texts\` (\`portfolio_id\`, \`search_text\`) select \`id\`, \`search_text\` from \`portfolio\`;`,
    );
    this.addSql(`alter table \`portfolio\` drop column \`search_text\`;`);
    this.addSql(
      `create index \`portfolio_status_project_type_publish_at_unpublish_at_index\` on \`portfolio\` (\`status\`, \`project_type\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(`create index \`portfolio_release_day_id_index\` on \`portfolio\` (\`release_day\`, \`id\`);`);
    this.addSql(`create index \`portfolio_title_key_id_index\` on \`portfolio\` (\`title_key\`, \`id\`);`);
    this.addSql(`create index \`portfolio_client_key_id_index\` on \`portfolio\` (\`client_key\`, \`id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`news_status_category_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`news_date_id_index\`;`);
    this.addSql(`drop index \`news_title_key_id_index\`;`);
    this.addSql(`drop index \`news_views_date_id_index\`;`);
    this.addSql(`drop index \`news_category_key_date_id_index\`;`);
    this.addSql(`alter table \`news\` add column \`search_text\` text not null default '';`);
    this.addSql(
      `update \`news\` set \`search_text\` = (select \`search_text\` from \`news_texts\` where \`news_id\` = \`news\`.\`id\`);`,
    );
    this.addSql(`drop table if exists \`news_texts\`;`);

    this.addSql(`drop index \`partners_is_active_position_id_index\`;`);

    this.addSql(`drop index \`portfolio_status_project_type_publish_at_unpublish_at_index\`;`);
    this.addSql(`drop index \`portfolio_release_day_id_index\`;`);
    this.addSql(`drop index \`portfolio_title_key_id_index\`;`);
    this.addSql(`drop index \`portfolio_client_key_id_index\`;`);
    this.addSql(`alter table \`portfolio\` add column \`search_text\` mediumtext not null default '';`);
    this.addSql(
      `update \`portfolio\` set \`search_text\` = (select \`search_text\` from \`portfolio_texts\` where \`portfolio_id\` = \`portfolio\`.\`id\`);`,
    );
    this.addSql(`drop table if exists \`portfolio_texts\`;`);
  }
}
