import { Migration } from "@mikro-orm/migrations";

export class Migration20261130200932_add_webhooks extends Migration {
  override name = "Migration20261130200932_add_webhooks";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`webhooks\` (\`id\` text not null primary key, \`url\` text not null, \`events\` json not null, \`is_active\` integer not null, \`secret\` text not null, \`last_status\` integer null, \`last_at\` datetime null, \`gave_up_at\` datetime null, \`created_at\` datetime not null);`,
    );

    this.addSql(
      `create table \`webhook_deliveries\` (\`id\` text not null primary key, \`webhook_id\` text null, \`event\` text not null, \`about\` text not null, \`body\` mediumtext not null, \`state\` text not null, \`tries\` integer not null, \`status\` integer null, \`ms\` integer null, \`error\` json null, \`next_try_at\` datetime null, \`claimed_until\` datetime null, \`created_at\` datetime not null);`,
    );
    this.addSql(`create index \`webhook_deliveries_about_index\` on \`webhook_deliveries\` (\`about\`);`);
    this.addSql(`create index \`webhook_deliveries_created_at_index\` on \`webhook_deliveries\` (\`created_at\`);`);
    this.addSql(
      `create index \`webhook_deliveries_state_next_try_at_index\` on \`webhook_deliveries\` (\`state\`, \`next_try_at\`);`,
    );
    this.addSql(
      `create index \`webhook_deliveries_webhook_id_id_index\` on \`webhook_deliveries\` (\`webhook_id\`, \`id\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`webhooks\`;`);
    this.addSql(`drop table if exists \`webhook_deliveries\`;`);
  }
}
