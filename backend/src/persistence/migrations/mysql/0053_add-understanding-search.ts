import { Migration } from "@mikro-orm/migrations";

export class Migration20261130210148_add_understanding_search extends Migration {
  override name = "Migration20261130210148_add_understanding_search";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`page_texts\` (\`page_id\` char(24) not null, \`search_text\` mediumtext not null, \`body_text\` mediumtext null, \`stamp\` int not null default 0, primary key (\`page_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`page_texts\` add index \`page_texts_page_id_stamp_index\` (\`page_id\`, \`stamp\`);`);

    this.addSql(`alter table \`news_texts\` add \`body_text\` mediumtext null, add \`stamp\` int not null default 0;`);
    this.addSql(`alter table \`news_texts\` add index \`news_texts_news_id_stamp_index\` (\`news_id\`, \`stamp\`);`);

    this.addSql(
      `alter table \`portfolio_texts\` add \`body_text\` mediumtext null, add \`stamp\` int not null default 0;`,
    );
    this.addSql(
      `alter table \`portfolio_texts\` add index \`portfolio_texts_portfolio_id_stamp_index\` (\`portfolio_id\`, \`stamp\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`page_texts\`;`);

    this.addSql(`alter table \`news_texts\` drop index \`news_texts_news_id_stamp_index\`;`);
    this.addSql(`alter table \`news_texts\` drop column \`body_text\`, drop column \`stamp\`;`);

    this.addSql(`alter table \`portfolio_texts\` drop index \`portfolio_texts_portfolio_id_stamp_index\`;`);
    this.addSql(`alter table \`portfolio_texts\` drop column \`body_text\`, drop column \`stamp\`;`);
  }
}
