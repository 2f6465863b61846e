import { Migration } from "@mikro-orm/migrations";

export class Migration20261130210148_add_understanding_search extends Migration {
  override name = "Migration20261130210148_add_understanding_search";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`page_texts\` (\`page_id\` char(24) not null, \`search_text\` mediumtext not null, \`body_text\` mediumtext null, \`stamp\` int not null default 0, primary key (\`page_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`page_texts\` add index \`page_texts_page_id_stamp_index\` (\`page_id\`, \`stamp\`);`);

    this.addSql(
      `create table \`synonyms\` (\`id\` int unsigned not null, \`value\` json not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`vain_searches\` (\`id\` varchar(120) not null, \`day\` varchar(10) not null, \`text\` varchar(100) not null, \`times\` int not null, \`last_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`vain_searches\` add index \`vain_searches_text_index\` (\`text\`);`);
    this.addSql(`alter table \`vain_searches\` add index \`vain_searches_day_index\` (\`day\`);`);
    this.addSql(`alter table \`vain_searches\` add index \`vain_searches_last_at_index\` (\`last_at\`);`);

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
    this.addSql(`drop table if exists \`synonyms\`;`);
    this.addSql(`drop table if exists \`vain_searches\`;`);

    this.addSql(`alter table \`news_texts\` drop index \`news_texts_news_id_stamp_index\`;`);
    this.addSql(`alter table \`news_texts\` drop column \`body_text\`, drop column \`stamp\`;`);

    this.addSql(`alter table \`portfolio_texts\` drop index \`portfolio_texts_portfolio_id_stamp_index\`;`);
    this.addSql(`alter table \`portfolio_texts\` drop column \`body_text\`, drop column \`stamp\`;`);
  }
}
