import { Migration } from "@mikro-orm/migrations";

export class Migration20261122234141_add_outbox extends Migration {
  override name = "Migration20261122234141_add_outbox";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`outbox\` (\`id\` char(24) not null, \`recipient\` varchar(254) not null, \`reply_to\` varchar(254) not null, \`subject\` varchar(200) not null, \`text\` mediumtext not null, \`html\` mediumtext not null, \`headers\` json not null, \`is_bulk\` tinyint(1) not null, \`status\` varchar(20) not null, \`tries\` int not null, \`last_error\` varchar(500) null, \`next_try_at\` datetime(3) null, \`claimed_until\` datetime(3) null, \`gathering\` varchar(50) null, \`parts\` json null, \`created_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`outbox\` add index \`outbox_gathering_index\` (\`gathering\`);`);
    this.addSql(
      `alter table \`outbox\` add index \`outbox_status_is_bulk_next_try_at_index\` (\`status\`, \`is_bulk\`, \`next_try_at\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`outbox\`;`);
  }
}
