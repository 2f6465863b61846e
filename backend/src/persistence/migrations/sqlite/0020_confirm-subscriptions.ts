import { Migration } from "@mikro-orm/migrations";

export class Migration20261123011700_confirm_subscriptions extends Migration {
  override name = "Migration20261123011700_confirm_subscriptions";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`digests\` (\`news_id\` text not null primary key, \`sent_at\` datetime not null, \`sent_to\` integer not null);`,
    );

    this.addSql(`alter table \`subscribers\` add column \`consent_address\` text not null default '';`);
    this.addSql(`alter table \`subscribers\` add column \`confirmed_at\` datetime null;`);
    this.addSql(`alter table \`subscribers\` add column \`token_hash\` text null;`);
    this.addSql(`alter table \`subscribers\` add column \`token_ends_at\` datetime null;`);
    this.addSql(`create unique index \`subscribers_token_hash_unique\` on \`subscribers\` (\`token_hash\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`digests\`;`);

    this.addSql(`drop index \`subscribers_token_hash_unique\`;`);
    this.addSql(`alter table \`subscribers\` drop column \`consent_address\`;`);
    this.addSql(`alter table \`subscribers\` drop column \`confirmed_at\`;`);
    this.addSql(`alter table \`subscribers\` drop column \`token_hash\`;`);
    this.addSql(`alter table \`subscribers\` drop column \`token_ends_at\`;`);
  }
}
