import { Migration } from "@mikro-orm/migrations";
import { insertFirstQuestions } from "../first-questions.ts";

export class Migration20261126183943_add_faqs extends Migration {
  override name = "Migration20261126183943_add_faqs";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`faqs\` (\`id\` text not null primary key, \`position\` integer not null, \`name_key\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, \`question\` text not null, \`answer\` text not null, \`category\` text not null, \`is_active\` integer not null, \`search_text\` text not null);`,
    );
    this.addSql(`create index \`faqs_position_index\` on \`faqs\` (\`position\`);`);
    this.addSql(`create index \`faqs_is_active_position_id_index\` on \`faqs\` (\`is_active\`, \`position\`, \`id\`);`);
    for (const statement of insertFirstQuestions("sqlite")) this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`faqs\`;`);
  }
}
