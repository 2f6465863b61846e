import { Migration } from "@mikro-orm/migrations";

export class Migration20261122201345_add_leads extends Migration {
  override name = "Migration20261122201345_add_leads";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`lead_totals\` (\`id\` text not null primary key, \`day\` text not null, \`kind\` text not null, \`slug\` text not null, \`name\` text not null, \`source\` text not null, \`landing\` text not null, \`leads\` integer not null, \`won\` integer not null, \`value\` bigint not null, \`answer_minutes\` json not null);`,
    );
    this.addSql(`create index \`lead_totals_day_index\` on \`lead_totals\` (\`day\`);`);

    this.addSql(
      `create table \`leads\` (\`id\` text not null primary key, \`code\` text not null, \`kind\` text not null, \`package_slug\` text null, \`package_name\` text null, \`package_price\` bigint null, \`name\` text not null, \`phone\` text not null, \`email\` text not null, \`message\` text not null, \`status\` text not null, \`value\` bigint null, \`source\` json not null, \`assignee_id\` text null, \`follow_up_at\` text null, \`first_answer_at\` datetime null, \`history\` json not null, \`is_personal\` integer not null, \`search_text\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, constraint \`leads_assignee_id_foreign\` foreign key (\`assignee_id\`) references \`users\` (\`id\`) on update no action on delete set null);`,
    );
    this.addSql(`create unique index \`leads_code_unique\` on \`leads\` (\`code\`);`);
    this.addSql(`create index \`leads_package_slug_index\` on \`leads\` (\`package_slug\`);`);
    this.addSql(`create index \`leads_status_index\` on \`leads\` (\`status\`);`);
    this.addSql(`create index \`leads_assignee_id_index\` on \`leads\` (\`assignee_id\`);`);
    this.addSql(`create index \`leads_follow_up_at_index\` on \`leads\` (\`follow_up_at\`);`);
    this.addSql(`create index \`leads_created_at_index\` on \`leads\` (\`created_at\`);`);
    this.addSql(`create index \`leads_updated_at_index\` on \`leads\` (\`updated_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`lead_totals\`;`);
    this.addSql(`drop table if exists \`leads\`;`);
  }
}
