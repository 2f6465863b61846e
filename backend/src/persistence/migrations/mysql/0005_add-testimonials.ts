import { Migration } from "@mikro-orm/migrations";

export class Migration20261122051501_add_testimonials extends Migration {
  override name = "Migration20261122051501_add_testimonials";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`testimonials\` (\`id\` char(24) not null, \`name\` varchar(100) not null, \`role\` varchar(100) not null, \`quote\` varchar(600) not null, \`rating\` int null, \`photo\` json null, \`portfolio_id\` char(24) null, \`status\` varchar(20) not null, \`position\` int not null, \`name_key\` varchar(100) not null, \`search_text\` text not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`testimonials\` add index \`testimonials_portfolio_id_index\` (\`portfolio_id\`);`);
    this.addSql(`alter table \`testimonials\` add index \`testimonials_position_index\` (\`position\`);`);

    this.addSql(
      `alter table \`testimonials\` add constraint \`testimonials_portfolio_id_foreign\` foreign key (\`portfolio_id\`) references \`portfolio\` (\`id\`) on update no action on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`testimonials\`;`);
  }
}
