import { Migration } from "@mikro-orm/migrations";

export class Migration20261123002611_add_requests_and_visit_totals extends Migration {
  override name = "Migration20261123002611_add_requests_and_visit_totals";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`testimonial_requests\` (\`id\` char(24) not null, \`client_name\` varchar(100) not null, \`portfolio_id\` char(24) null, \`token_hash\` char(43) not null, \`created_at\` datetime(3) not null, \`expires_at\` datetime(3) not null, \`used_at\` datetime(3) null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(
      `alter table \`testimonial_requests\` add index \`testimonial_requests_portfolio_id_index\` (\`portfolio_id\`);`,
    );
    this.addSql(
      `alter table \`testimonial_requests\` add unique \`testimonial_requests_token_hash_unique\` (\`token_hash\`);`,
    );
    this.addSql(
      `alter table \`testimonial_requests\` add index \`testimonial_requests_expires_at_index\` (\`expires_at\`);`,
    );

    this.addSql(
      `create table \`visit_marks\` (\`day\` char(10) not null, \`visitor\` char(32) not null, \`mark\` varchar(50) not null, primary key (\`day\`, \`visitor\`, \`mark\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`visit_totals\` (\`day\` char(10) not null, \`what\` varchar(20) not null, \`name\` varchar(200) not null, \`visitors\` int not null, primary key (\`day\`, \`what\`, \`name\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `alter table \`testimonial_requests\` add constraint \`testimonial_requests_portfolio_id_foreign\` foreign key (\`portfolio_id\`) references \`portfolio\` (\`id\`) on update no action on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`testimonial_requests\`;`);
    this.addSql(`drop table if exists \`visit_marks\`;`);
    this.addSql(`drop table if exists \`visit_totals\`;`);
  }
}
