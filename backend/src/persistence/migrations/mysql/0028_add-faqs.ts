import { Migration } from "@mikro-orm/migrations";
import { insertFirstQuestions } from "../first-questions.ts";

export class Migration20261126183943_add_faqs extends Migration {
  override name = "Migration20261126183943_add_faqs";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`faqs\` (\`id\` char(24) not null, \`position\` int not null, \`name_key\` varchar(100) not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, \`question\` varchar(200) not null, \`answer\` text not null, \`category\` varchar(50) not null, \`is_active\` tinyint(1) not null, \`search_text\` text not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`faqs\` add index \`faqs_position_index\` (\`position\`);`);
    this.addSql(
      `alter table \`faqs\` add index \`faqs_is_active_position_id_index\` (\`is_active\`, \`position\`, \`id\`);`,
    );
    for (const statement of insertFirstQuestions("mysql")) this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`faqs\`;`);
  }
}
