import { Migration } from "@mikro-orm/migrations";

export class Migration20261121020724_content extends Migration {
  override name = "Migration20261121020724_content";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`demo_records\` (\`kind\` text not null, \`record_id\` text not null, primary key (\`kind\`, \`record_id\`));`,
    );

    this.addSql(
      `create table \`partners\` (\`id\` text not null primary key, \`name\` text not null, \`logo\` json not null, \`website\` text not null, \`description\` text not null, \`position\` integer not null, \`is_active\` integer not null, \`name_key\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null);`,
    );
    this.addSql(`create index \`partners_position_index\` on \`partners\` (\`position\`);`);

    this.addSql(
      `create table \`portfolio\` (\`id\` text not null primary key, \`title\` text not null, \`slug\` text not null, \`description\` mediumtext not null, \`client\` text not null, \`project_type\` text not null, \`technologies\` json not null, \`website_url\` text not null, \`completion_date\` text not null, \`status\` text not null, \`project_status\` text not null, \`is_featured\` integer not null, \`published_at\` datetime null, \`featured_image\` json not null, \`images\` json not null, \`release_day\` text not null, \`title_key\` text not null, \`client_key\` text not null, \`search_text\` mediumtext not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null);`,
    );
    this.addSql(`create index \`portfolio_project_type_index\` on \`portfolio\` (\`project_type\`);`);
    this.addSql(
      `create index \`portfolio_status_release_day_id_index\` on \`portfolio\` (\`status\`, \`release_day\`, \`id\`);`,
    );

    this.addSql(
      `create table \`portfolio_slugs\` (\`slug\` text not null primary key, \`portfolio_id\` text not null);`,
    );
    this.addSql(`create index \`portfolio_slugs_portfolio_id_index\` on \`portfolio_slugs\` (\`portfolio_id\`);`);

    this.addSql(`create table \`settings\` (\`id\` integer not null primary key, \`value\` json not null);`);

    this.addSql(
      `create table \`subscribers\` (\`id\` text not null primary key, \`email\` text not null, \`consent_version\` text not null, \`consent_at\` datetime not null);`,
    );
    this.addSql(`create unique index \`subscribers_email_unique\` on \`subscribers\` (\`email\`);`);

    this.addSql(
      `create table \`visit_days\` (\`day\` text not null, \`is_demo\` integer not null, \`visitors\` integer not null, \`views\` integer not null, primary key (\`day\`, \`is_demo\`));`,
    );

    this.addSql(
      `create table \`visitors\` (\`day\` text not null, \`visitor\` text not null, primary key (\`day\`, \`visitor\`));`,
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
