import { Migration } from "@mikro-orm/migrations";

export class Migration20261130200936_add_webhooks extends Migration {
  override name = "Migration20261130200936_add_webhooks";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`webhooks\` (\`id\` char(24) not null, \`url\` varchar(500) not null, \`events\` json not null, \`is_active\` tinyint(1) not null, \`secret\` varchar(200) not null, \`last_status\` int null, \`last_at\` datetime(3) null, \`gave_up_at\` datetime(3) null, \`created_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`webhook_deliveries\` (\`id\` char(24) not null, \`webhook_id\` char(24) null, \`event\` varchar(30) not null, \`about\` varchar(24) not null, \`body\` mediumtext not null, \`state\` varchar(20) not null, \`tries\` int not null, \`status\` int null, \`ms\` int null, \`error\` json null, \`next_try_at\` datetime(3) null, \`claimed_until\` datetime(3) null, \`created_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`webhook_deliveries\` add index \`webhook_deliveries_about_index\` (\`about\`);`);
    this.addSql(
      `alter table \`webhook_deliveries\` add index \`webhook_deliveries_created_at_index\` (\`created_at\`);`,
    );
    this.addSql(
      `alter table \`webhook_deliveries\` add index \`webhook_deliveries_state_next_try_at_index\` (\`state\`, \`next_try_at\`);`,
    );
    this.addSql(
      `alter table \`webhook_deliveries\` add index \`webhook_deliveries_webhook_id_id_index\` (\`webhook_id\`, \`id\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`webhooks\`;`);
    this.addSql(`drop table if exists \`webhook_deliveries\`;`);
  }
}
