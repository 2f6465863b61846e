import { Migration } from "@mikro-orm/migrations";
import { insertFirstLanding } from "../first-landing.ts";

export class Migration20261127145030_add_showcases_and_services extends Migration {
  override name = "Migration20261127145030_add_showcases_and_services";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`services\` (\`id\` char(24) not null, \`position\` int not null, \`name_key\` varchar(100) not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, \`title\` varchar(60) not null, \`text\` varchar(200) not null, \`drawing\` varchar(50) null, \`is_active\` tinyint(1) not null, \`picture\` json null, \`search_text\` text not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`services\` add index \`services_position_index\` (\`position\`);`);
    this.addSql(
      `alter table \`services\` add index \`services_is_active_position_id_index\` (\`is_active\`, \`position\`, \`id\`);`,
    );

    this.addSql(
      `create table \`showcases\` (\`id\` char(24) not null, \`position\` int not null, \`name_key\` varchar(100) not null, \`created_at\` datetime(3) not null, \`updated_at\` datetime(3) not null, \`version\` int not null, \`title\` varchar(60) not null, \`text\` varchar(200) not null, \`drawing\` varchar(50) null, \`is_active\` tinyint(1) not null, \`picture\` json null, \`search_text\` text not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`showcases\` add index \`showcases_position_index\` (\`position\`);`);
    this.addSql(
      `alter table \`showcases\` add index \`showcases_is_active_position_id_index\` (\`is_active\`, \`position\`, \`id\`);`,
    );
    for (const statement of insertFirstLanding("mysql")) this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`services\`;`);
    this.addSql(`drop table if exists \`showcases\`;`);
  }
}
