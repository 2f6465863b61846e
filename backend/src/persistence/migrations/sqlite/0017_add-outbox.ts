import { Migration } from "@mikro-orm/migrations";

export class Migration20261122234141_add_outbox extends Migration {
  override name = "Migration20261122234141_add_outbox";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`outbox\` (\`id\` text not null primary key, \`recipient\` text not null, \`reply_to\` text not null, \`subject\` text not null, \`text\` mediumtext not null, \`html\` mediumtext not null, \`headers\` json not null, \`is_bulk\` integer not null, \`status\` text not null, \`tries\` integer not null, \`last_error\` text null, \`next_try_at\` datetime null, \`claimed_until\` datetime null, \`gathering\` text null, \`parts\` json null, \`created_at\` datetime not null);`,
    );
    this.addSql(`create index \`outbox_gathering_index\` on \`outbox\` (\`gathering\`);`);
    this.addSql(
      `create index \`outbox_status_is_bulk_next_try_at_index\` on \`outbox\` (\`status\`, \`is_bulk\`, \`next_try_at\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`outbox\`;`);
  }
}
