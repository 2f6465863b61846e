import { Migration } from "@mikro-orm/migrations";

export class Migration20261130204014_add_people extends Migration {
  override name = "Migration20261130204014_add_people";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table \`leads\` add \`phone_key\` varchar(15) null, add \`email_key\` varchar(254) null, add \`apart\` char(24) null, add \`person_id\` char(24) null;`,
    );
    this.addSql(`alter table \`leads\` add index \`leads_phone_key_index\` (\`phone_key\`);`);
    this.addSql(`alter table \`leads\` add index \`leads_email_key_index\` (\`email_key\`);`);
    this.addSql(
      `alter table \`leads\` add index \`leads_person_id_created_at_index\` (\`person_id\`, \`created_at\`);`,
    );
    // Clicks belong to nobody. Other leads are grouped after the start, like those that the version before still writes.
    this.addSql("update leads set phone_key = '', email_key = '' where name = '' and phone = '' and email = '';");
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`leads\` drop index \`leads_phone_key_index\`;`);
    this.addSql(`alter table \`leads\` drop index \`leads_email_key_index\`;`);
    this.addSql(`alter table \`leads\` drop index \`leads_person_id_created_at_index\`;`);
    this.addSql(
      `alter table \`leads\` drop column \`phone_key\`, drop column \`email_key\`, drop column \`apart\`, drop column \`person_id\`;`,
    );
  }
}
