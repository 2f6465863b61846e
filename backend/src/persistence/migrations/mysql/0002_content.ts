import { Migration } from "@mikro-orm/migrations";

export class Migration20261121020724_content extends Migration {
  override name = "Migration20261121020724_content";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`demo_records\` (\`kind\` varchar(20) not null, \`record_id\` char(24) not null, primary key (\`kind\`, \`record_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`partners\` (\`id\` char(24) not null, \`name\` varchar(100) not null, \`logo\` json not null, \`website\` varchar(2048) not null, \`description\` varchar(500) not null, \`position\` int not null, \`is_active\` tinyint(1) not null, \`name_key\` varchar(100) not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`partners\` add index \`partners_position_index\` (\`position\`);`);

    this.addSql(
      `create table \`portfolio\` (\`id\` char(24) not null, \`title\` varchar(200) not null, \`slug\` varchar(160) not null, \`description\` mediumtext not null, \`client\` varchar(100) not null, \`project_type\` varchar(50) not null, \`technologies\` json not null, \`website_url\` varchar(2048) not null, \`completion_date\` varchar(10) not null, \`status\` varchar(20) not null, \`project_status\` varchar(20) not null, \`is_featured\` tinyint(1) not null, \`published_at\` datetime(3) null, \`featured_image\` json not null, \`images\` json not null, \`release_day\` varchar(10) not null, \`title_key\` varchar(200) not null, \`client_key\` varchar(100) not null, \`search_text\` mediumtext not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`portfolio\` add index \`portfolio_project_type_index\` (\`project_type\`);`);
    this.addSql(
      `alter table \`portfolio\` add index \`portfolio_status_release_day_id_index\` (\`status\`, \`release_day\`, \`id\`);`,
    );

    this.addSql(
      `create table \`portfolio_slugs\` (\`slug\` varchar(160) not null, \`portfolio_id\` char(24) not null, primary key (\`slug\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`portfolio_slugs\` add index \`portfolio_slugs_portfolio_id_index\` (\`portfolio_id\`);`);

    this.addSql(
      `create table \`settings\` (\`id\` int unsigned not null, \`value\` json not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`subscribers\` (\`id\` char(24) not null, \`email\` varchar(254) not null, \`consent_version\` varchar(20) not null, \`consent_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`subscribers\` add unique \`subscribers_email_unique\` (\`email\`);`);

    this.addSql(
      `create table \`visit_days\` (\`day\` char(10) not null, \`is_demo\` tinyint(1) not null, \`visitors\` int not null, \`views\` int not null, primary key (\`day\`, \`is_demo\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`visitors\` (\`day\` char(10) not null, \`visitor\` char(32) not null, primary key (\`day\`, \`visitor\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`demo_records\`;`);
    this.addSql(`drop table if exists \`partners\`;`);
    this.addSql(`drop table if exists \`portfolio\`;`);
    this.addSql(`drop table if exists \`portfolio_slugs\`;`);
    this.addSql(`drop table if exists \`settings\`;`);
    this.addSql(`drop table if exists \`subscribers\`;`);
    this.addSql(`drop table if exists \`visit_days\`;`);
    this.addSql(`drop table if exists \`visitors\`;`);
  }
}
