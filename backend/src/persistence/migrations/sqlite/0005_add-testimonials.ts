import { Migration } from "@mikro-orm/migrations";

export class Migration20261122051501_add_testimonials extends Migration {
  override name = "Migration20261122051501_add_testimonials";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`testimonials\` (\`id\` text not null primary key, \`name\` text not null, \`role\` text not null, \`quote\` text not null, \`rating\` integer null, \`photo\` json null, \`portfolio_id\` text null, \`status\` text not null, \`position\` integer not null, \`name_key\` text not null, \`search_text\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, constraint \`testimonials_portfolio_id_foreign\` foreign key (\`portfolio_id\`) references \`portfolio\` (\`id\`) on update no action on delete set null);`,
    );
    this.addSql(`create index \`testimonials_portfolio_id_index\` on \`testimonials\` (\`portfolio_id\`);`);
    this.addSql(`create index \`testimonials_position_index\` on \`testimonials\` (\`position\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`testimonials\`;`);
  }
}
