import { Migration } from "@mikro-orm/migrations";
import { insertFirstLanding } from "../first-landing.ts";

export class Migration20261127145029_add_showcases_and_services extends Migration {
  override name = "Migration20261127145029_add_showcases_and_services";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`services\` (\`id\` text not null primary key, \`position\` integer not null, \`name_key\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, \`title\` text not null, \`text\` text not null, \`drawing\` text null, \`is_active\` integer not null, \`picture\` json null, \`search_text\` text not null);`,
    );
    this.addSql(`create index \`services_position_index\` on \`services\` (\`position\`);`);
    this.addSql(
      `create index \`services_is_active_position_id_index\` on \`services\` (\`is_active\`, \`position\`, \`id\`);`,
    );

    this.addSql(
      `create table \`showcases\` (\`id\` text not null primary key, \`position\` integer not null, \`name_key\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null, \`title\` text not null, \`text\` text not null, \`drawing\` text null, \`is_active\` integer not null, \`picture\` json null, \`search_text\` text not null);`,
    );
    this.addSql(`create index \`showcases_position_index\` on \`showcases\` (\`position\`);`);
    this.addSql(
      `create index \`showcases_is_active_position_id_index\` on \`showcases\` (\`is_active\`, \`position\`, \`id\`);`,
    );
    for (const statement of insertFirstLanding("sqlite")) this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`services\`;`);
    this.addSql(`drop table if exists \`showcases\`;`);
  }
}
