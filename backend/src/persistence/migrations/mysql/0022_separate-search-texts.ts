import { Migration } from "@mikro-orm/migrations";

export class Migration20261123222731_separate_search_texts extends Migration {
  override name = "Migration20261123222731_separate_search_texts";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`news_texts\` (\`news_id\` char(24) not null, \`search_text\` mediumtext not null, primary key (\`news_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`portfolio_texts\` (\`portfolio_id\` char(24) not null, \`search_text\` mediumtext not null, primary key (\`portfolio_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `insert into \`news_texts\` (\`news_id\`, \`search_text\`) select \`id\`, \`search_text\` from \`news\`;`,
    );
    this.addSql(`alter table \`news\` drop column \`search_text\`;`);
    this.addSql(
      `alter table \`news\` add index \`news_status_category_publish_at_unpublish_at_index\` (\`status\`, \`category\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(
      `alter table \`news\` add index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\` (\`status\`, \`is_highlighted\`, \`date\`, \`id\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(`alter table \`news\` add index \`news_date_id_index\` (\`date\`, \`id\`);`);
    this.addSql(`alter table \`news\` add index \`news_title_key_id_index\` (\`title_key\`, \`id\`);`);
    this.addSql(`alter table \`news\` add index \`news_views_date_id_index\` (\`views\`, \`date\`, \`id\`);`);
    this.addSql(
      `alter table \`news\` add index \`news_category_key_date_id_index\` (\`category_key\`, \`date\`, \`id\`);`,
    );

    this.addSql(
      `alter table \`partners\` add index \`partners_is_active_position_id_index\` (\`is_active\`, \`position\`, \`id\`);`,
    );

    this.addSql(
      `insert into \`portfolio_texts\` (\`portfolio_id\`, \`search_text\`) select \`id\`, \`search_text\` from \`portfolio\`;`,
    );
    this.addSql(`alter table \`portfolio\` drop column \`search_text\`;`);
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_project_type_publish_at_unpublish_at_index\` (\`status\`, \`project_type\`, \`publish_at\`, \`unpublish_at\`);`,
    );
    this.addSql(`alter table \`portfolio\` add index \`portfolio_release_day_id_index\` (\`release_day\`, \`id\`);`);
    this.addSql(`alter table \`portfolio\` add index \`portfolio_title_key_id_index\` (\`title_key\`, \`id\`);`);
    this.addSql(`alter table \`portfolio\` add index \`portfolio_client_key_id_index\` (\`client_key\`, \`id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`news\` drop index \`news_status_category_publish_at_unpublish_at_index\`;`);
    this.addSql(
      `alter table \`news\` drop index \`news_status_is_highlighted_date_id_publish_at_unpublish_at_index\`;`,
    );
    this.addSql(`alter table \`news\` drop index \`news_date_id_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_title_key_id_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_views_date_id_index\`;`);
    this.addSql(`alter table \`news\` drop index \`news_category_key_date_id_index\`;`);
    this.addSql(`alter table \`news\` add \`search_text\` text not null;`);
    this.addSql(
      `update \`news\` set \`search_text\` = (select \`search_text\` from \`news_texts\` where \`news_id\` = \`news\`.\`id\`);`,
    );
    this.addSql(`drop table if exists \`news_texts\`;`);

    this.addSql(`alter table \`partners\` drop index \`partners_is_active_position_id_index\`;`);

    this.addSql(
      `alter table \`portfolio\` drop index \`portfolio_status_project_type_publish_at_unpublish_at_index\`;`,
    );
    this.addSql(`alter table \`portfolio\` drop index \`portfolio_release_day_id_index\`;`);
    this.addSql(`alter table \`portfolio\` drop index \`portfolio_title_key_id_index\`;`);
    this.addSql(`alter table \`portfolio\` drop index \`portfolio_client_key_id_index\`;`);
    this.addSql(`alter table \`portfolio\` add \`search_text\` mediumtext not null;`);
    this.addSql(
      `update \`portfolio\` set \`search_text\` = (select \`search_text\` from \`portfolio_texts\` where \`portfolio_id\` = \`portfolio\`.\`id\`);`,
    );
    this.addSql(`drop table if exists \`portfolio_texts\`;`);
  }
}
