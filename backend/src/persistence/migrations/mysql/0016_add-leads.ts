import { Migration } from "@mikro-orm/migrations";

export class Migration20261122201345_add_leads extends Migration {
  override name = "Migration20261122201345_add_leads";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`lead_totals\` (\`id\` char(24) not null, \`day\` char(10) not null, \`kind\` varchar(20) not null, \`slug\` varchar(160) not null, \`name\` varchar(80) not null, \`source\` varchar(500) not null, \`landing\` varchar(500) not null, \`leads\` int not null, \`won\` int not null, \`value\` bigint not null, \`answer_minutes\` json not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`lead_totals\` add index \`lead_totals_day_index\` (\`day\`);`);

    this.addSql(
      `create table \`leads\` (\`id\` char(24) not null, \`code\` char(6) not null, \`kind\` varchar(20) not null, \`package_slug\` varchar(160) null, \`package_name\` varchar(80) null, \`package_price\` bigint null, \`name\` varchar(100) not null, \`phone\` varchar(40) not null, \`email\` varchar(254) not null, \`message\` varchar(2000) not null, \`status\` varchar(20) not null, \`value\` bigint null, \`source\` json not null, \`assignee_id\` char(24) null, \`follow_up_at\` char(10) null, \`first_answer_at\` datetime(3) null, \`history\` json not null, \`is_personal\` tinyint(1) not null, \`search_text\` text not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`leads\` add unique \`leads_code_unique\` (\`code\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_package_slug_index\` (\`package_slug\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_status_index\` (\`status\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_assignee_id_index\` (\`assignee_id\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_follow_up_at_index\` (\`follow_up_at\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_created_at_index\` (\`created_at\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_updated_at_index\` (\`updated_at\`);`);

    this.addSql(
      `alter table \`leads\` add constraint \`leads_assignee_id_foreign\` foreign key (\`assignee_id\`) references \`users\` (\`id\`) on update no action on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`lead_totals\`;`);
    this.addSql(`drop table if exists \`leads\`;`);
  }
}
