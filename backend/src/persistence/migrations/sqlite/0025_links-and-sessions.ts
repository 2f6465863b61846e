import { Migration } from "@mikro-orm/migrations";

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
