import { Migration } from "@mikro-orm/migrations";
import { adoptingLinks } from "../makers.ts";

export class Migration20261126025032_links_and_sessions extends Migration {
  override name = "Migration20261126025032_links_and_sessions";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table \`reviews\` add \`made_by_id\` char(24) not null default '', add \`made_by_name\` varchar(100) not null default '';`,
    );
    this.addSql(`alter table \`reviews\` add index \`reviews_made_by_id_index\` (\`made_by_id\`);`);

    this.addSql(
      `alter table \`sessions\` add \`browser\` varchar(60) not null default '', add \`address\` varchar(32) not null default '';`,
    );

    this.addSql(
      `alter table \`testimonial_requests\` add \`made_by_id\` char(24) not null default '', add \`made_by_name\` varchar(100) not null default '';`,
    );
    this.addSql(
      `alter table \`testimonial_requests\` add index \`testimonial_requests_made_by_id_index\` (\`made_by_id\`);`,
    );

    this.addSql(`alter table \`users\` add \`sign_in_letters\` tinyint(1) not null default false;`);
    for (const statement of adoptingLinks("mysql")) this.addSql(statement);
    // A set-up that was begun without a password must begin again.
    this.addSql("update two_factor set pending = null;");
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`reviews\` drop index \`reviews_made_by_id_index\`;`);
    this.addSql(`alter table \`reviews\` drop column \`made_by_id\`, drop column \`made_by_name\`;`);

    this.addSql(`alter table \`sessions\` drop column \`browser\`, drop column \`address\`;`);

    this.addSql(`alter table \`testimonial_requests\` drop index \`testimonial_requests_made_by_id_index\`;`);
    this.addSql(`alter table \`testimonial_requests\` drop column \`made_by_id\`, drop column \`made_by_name\`;`);

    this.addSql(`alter table \`users\` drop column \`sign_in_letters\`;`);
  }
}
