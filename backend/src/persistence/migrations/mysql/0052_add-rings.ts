import { Migration } from "@mikro-orm/migrations";

export class Migration20261130205757_add_rings extends Migration {
  override name = "Migration20261130205757_add_rings";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`pushes\` (\`id\` char(24) not null, \`lead_id\` char(24) not null, \`subscription_id\` char(24) not null, \`status\` varchar(20) not null, \`tries\` int not null, \`last_error\` varchar(500) null, \`next_try_at\` datetime(3) null, \`claimed_until\` datetime(3) null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`pushes\` add index \`pushes_lead_id_index\` (\`lead_id\`);`);
    this.addSql(`alter table \`pushes\` add index \`pushes_subscription_id_index\` (\`subscription_id\`);`);
    this.addSql(`alter table \`pushes\` add index \`pushes_status_next_try_at_index\` (\`status\`, \`next_try_at\`);`);

    this.addSql(
      `create table \`push_subscriptions\` (\`id\` char(24) not null, \`user_id\` char(24) not null, \`session_id\` char(24) not null, \`endpoint\` varchar(2000) not null, \`p256dh\` varchar(100) not null, \`auth\` varchar(30) not null, \`browser\` varchar(60) not null, \`is_failing\` tinyint(1) not null, \`created_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`push_subscriptions\` add index \`push_subscriptions_user_id_index\` (\`user_id\`);`);
    this.addSql(
      `alter table \`push_subscriptions\` add index \`push_subscriptions_session_id_index\` (\`session_id\`);`,
    );

    this.addSql(
      `create table \`rings\` (\`id\` char(24) not null, \`rung\` json not null, \`next_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`rings\` add index \`rings_next_at_index\` (\`next_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`pushes\`;`);
    this.addSql(`drop table if exists \`push_subscriptions\`;`);
    this.addSql(`drop table if exists \`rings\`;`);
  }
}
