import { Migration } from "@mikro-orm/migrations";

export class Migration20261130205755_add_rings extends Migration {
  override name = "Migration20261130205755_add_rings";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`pushes\` (\`id\` text not null primary key, \`lead_id\` text not null, \`subscription_id\` text not null, \`status\` text not null, \`tries\` integer not null, \`last_error\` text null, \`next_try_at\` datetime null, \`claimed_until\` datetime null);`,
    );
    this.addSql(`create index \`pushes_lead_id_index\` on \`pushes\` (\`lead_id\`);`);
    this.addSql(`create index \`pushes_subscription_id_index\` on \`pushes\` (\`subscription_id\`);`);
    this.addSql(`create index \`pushes_status_next_try_at_index\` on \`pushes\` (\`status\`, \`next_try_at\`);`);

    this.addSql(
      `create table \`push_subscriptions\` (\`id\` text not null primary key, \`user_id\` text not null, \`session_id\` text not null, \`endpoint\` text not null, \`p256dh\` text not null, \`auth\` text not null, \`browser\` text not null, \`is_failing\` integer not null, \`created_at\` datetime not null);`,
    );
    this.addSql(`create index \`push_subscriptions_user_id_index\` on \`push_subscriptions\` (\`user_id\`);`);
    this.addSql(`create index \`push_subscriptions_session_id_index\` on \`push_subscriptions\` (\`session_id\`);`);

    this.addSql(
      `create table \`rings\` (\`id\` text not null primary key, \`rung\` json not null, \`next_at\` datetime not null);`,
    );
    this.addSql(`create index \`rings_next_at_index\` on \`rings\` (\`next_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`pushes\`;`);
    this.addSql(`drop table if exists \`push_subscriptions\`;`);
    this.addSql(`drop table if exists \`rings\`;`);
  }
}
