import { Migration } from "@mikro-orm/migrations";

export class Migration20261130210147_add_understanding_search extends Migration {
  override name = "Migration20261130210147_add_understanding_search";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`page_texts\` (\`page_id\` text not null primary key, \`search_text\` mediumtext not null, \`body_text\` mediumtext null, \`stamp\` integer not null default 0);`,
    );
    this.addSql(`create index \`page_texts_page_id_stamp_index\` on \`page_texts\` (\`page_id\`, \`stamp\`);`);

    this.addSql(`alter table \`news_texts\` add column \`body_text\` mediumtext null;`);
    this.addSql(`alter table \`news_texts\` add column \`stamp\` integer not null default 0;`);
    this.addSql(`create index \`news_texts_news_id_stamp_index\` on \`news_texts\` (\`news_id\`, \`stamp\`);`);

    this.addSql(`alter table \`portfolio_texts\` add column \`body_text\` mediumtext null;`);
    this.addSql(`alter table \`portfolio_texts\` add column \`stamp\` integer not null default 0;`);
    this.addSql(
      `create index \`portfolio_texts_portfolio_id_stamp_index\` on \`portfolio_texts\` (\`portfolio_id\`, \`stamp\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`page_texts\`;`);

    this.addSql(`drop index \`news_texts_news_id_stamp_index\`;`);
    this.addSql(`alter table \`news_texts\` drop column \`body_text\`;`);
    this.addSql(`alter table \`news_texts\` drop column \`stamp\`;`);

    this.addSql(`drop index \`portfolio_texts_portfolio_id_stamp_index\`;`);
    this.addSql(`alter table \`portfolio_texts\` drop column \`body_text\`;`);
    this.addSql(`alter table \`portfolio_texts\` drop column \`stamp\`;`);
  }
}
