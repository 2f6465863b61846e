import { Migration } from "@mikro-orm/migrations";

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
    // Whose right they have is known of reviews by whose working copy they show, of requests by the audit log alone.
    this.addSql("update reviews set made_by_id = user_id, made_by_name = user_name;");
    for (const [table, resource] of [
      ["reviews", "reviews"],
      ["testimonial_requests", "testimonial-requests"],
    ]) {
      const made = `from audit_entries where resource = '${resource}' and action = 'create' and outcome = 'done' and record_id = ${table}.id and user_id is not null`;
      this.addSql(
        `update ${table} set made_by_id = (select max(user_id) ${made}), made_by_name = (select max(name) ${made}) where exists (select 1 ${made});`,
      );
    }
    const oldest = "from users where role = 'superadmin' and disabled = 0";
    this.addSql(
      `update testimonial_requests set made_by_id = coalesce((select min(id) ${oldest}), ''), made_by_name = coalesce((select name from users where id = (select min(id) ${oldest})), '') where made_by_id = '';`,
    );
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
