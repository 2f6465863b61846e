import { Migration } from "@mikro-orm/migrations";

export class Migration20261123002611_add_requests_and_visit_totals extends Migration {
  override name = "Migration20261123002611_add_requests_and_visit_totals";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`testimonial_requests\` (\`id\` text not null primary key, \`client_name\` text not null, \`portfolio_id\` text null, \`token_hash\` text not null, \`created_at\` datetime not null, \`expires_at\` datetime not null, \`used_at\` datetime null, constraint \`testimonial_requests_portfolio_id_foreign\` foreign key (\`portfolio_id\`) references \`portfolio\` (\`id\`) on update no action on delete set null);`,
    );
    this.addSql(
      `create index \`testimonial_requests_portfolio_id_index\` on \`testimonial_requests\` (\`portfolio_id\`);`,
    );
    this.addSql(
      `create unique index \`testimonial_requests_token_hash_unique\` on \`testimonial_requests\` (\`token_hash\`);`,
    );
    this.addSql(`create index \`testimonial_requests_expires_at_index\` on \`testimonial_requests\` (\`expires_at\`);`);

    this.addSql(
      `create table \`visit_marks\` (\`day\` text not null, \`visitor\` text not null, \`mark\` text not null, primary key (\`day\`, \`visitor\`, \`mark\`));`,
    );

    this.addSql(
      `create table \`visit_totals\` (\`day\` text not null, \`what\` text not null, \`name\` text not null, \`visitors\` integer not null, primary key (\`day\`, \`what\`, \`name\`));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`testimonial_requests\`;`);
    this.addSql(`drop table if exists \`visit_marks\`;`);
    this.addSql(`drop table if exists \`visit_totals\`;`);
  }
}
