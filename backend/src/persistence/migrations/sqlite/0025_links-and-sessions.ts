import { Migration } from "@mikro-orm/migrations";
import { adoptingLinks } from "../makers.ts";

export class Migration20261126025031_links_and_sessions extends Migration {
  override name = "Migration20261126025031_links_and_sessions";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`reviews\` add column \`made_by_id\` text not null default '';`);
    this.addSql(`alter table \`reviews\` add column \`made_by_name\` text not null default '';`);
    this.addSql(`create index \`reviews_made_by_id_index\` on \`reviews\` (\`made_by_id\`);`);

    this.addSql(`alter table \`sessions\` add column \`browser\` text not null default '';`);
    this.addSql(`alter table \`sessions\` add column \`address\` text not null default '';`);

    this.addSql(`alter table \`testimonial_requests\` add column \`made_by_id\` text not null default '';`);
    this.addSql(`alter table \`testimonial_requests\` add column \`made_by_name\` text not null default '';`);
    this.addSql(`create index \`testimonial_requests_made_by_id_index\` on \`testimonial_requests\` (\`made_by_id\`);`);

    this.addSql(`alter table \`users\` add column \`sign_in_letters\` integer not null default false;`);
    for (const statement of adoptingLinks("sqlite")) this.addSql(statement);
    // A set-up that was begun without a password must begin again.
    this.addSql("update two_factor set pending = null;");
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`reviews_made_by_id_index\`;`);
    this.addSql(`alter table \`reviews\` drop column \`made_by_id\`;`);
    this.addSql(`alter table \`reviews\` drop column \`made_by_name\`;`);

    this.addSql(`alter table \`sessions\` drop column \`browser\`;`);
    this.addSql(`alter table \`sessions\` drop column \`address\`;`);

    this.addSql(`drop index \`testimonial_requests_made_by_id_index\`;`);
    this.addSql(`alter table \`testimonial_requests\` drop column \`made_by_id\`;`);
    this.addSql(`alter table \`testimonial_requests\` drop column \`made_by_name\`;`);

    this.addSql(`alter table \`users\` drop column \`sign_in_letters\`;`);
  }
}
