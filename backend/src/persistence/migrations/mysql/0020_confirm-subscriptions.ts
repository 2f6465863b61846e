import { Migration } from "@mikro-orm/migrations";

export class Migration20261123011700_confirm_subscriptions extends Migration {
  override name = "Migration20261123011700_confirm_subscriptions";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`digests\` (\`news_id\` char(24) not null, \`sent_at\` datetime(3) not null, \`sent_to\` int not null, primary key (\`news_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `alter table \`subscribers\` add \`consent_address\` varchar(32) not null default '', add \`confirmed_at\` datetime(3) null, add \`token_hash\` char(43) null, add \`token_ends_at\` datetime(3) null;`,
    );
    this.addSql(`alter table \`subscribers\` add unique \`subscribers_token_hash_unique\` (\`token_hash\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`digests\`;`);

    this.addSql(`alter table \`subscribers\` drop index \`subscribers_token_hash_unique\`;`);
    this.addSql(
      `alter table \`subscribers\` drop column \`consent_address\`, drop column \`confirmed_at\`, drop column \`token_hash\`, drop column \`token_ends_at\`;`,
    );
  }
}
