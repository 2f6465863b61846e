import { Migration } from "@mikro-orm/migrations";

export class Migration20261130204012_add_people extends Migration {
  override name = "Migration20261130204012_add_people";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add column \`phone_key\` text null;`);
    this.addSql(`alter table \`leads\` add column \`email_key\` text null;`);
    this.addSql(`alter table \`leads\` add column \`apart\` text null;`);
    this.addSql(`alter table \`leads\` add column \`person_id\` text null;`);
    this.addSql(`create index \`leads_phone_key_index\` on \`leads\` (\`phone_key\`);`);
    this.addSql(`create index \`leads_email_key_index\` on \`leads\` (\`email_key\`);`);
    this.addSql(`create index \`leads_person_id_created_at_index\` on \`leads\` (\`person_id\`, \`created_at\`);`);
    // Clicks belong to nobody. Other leads are grouped after the start, like those that the version before still writes.
    this.addSql("update leads set phone_key = '', email_key = '' where name = '' and phone = '' and email = '';");
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`leads_phone_key_index\`;`);
    this.addSql(`drop index \`leads_email_key_index\`;`);
    this.addSql(`drop index \`leads_person_id_created_at_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`phone_key\`;`);
    this.addSql(`alter table \`leads\` drop column \`email_key\`;`);
    this.addSql(`alter table \`leads\` drop column \`apart\`;`);
    this.addSql(`alter table \`leads\` drop column \`person_id\`;`);
  }
}
