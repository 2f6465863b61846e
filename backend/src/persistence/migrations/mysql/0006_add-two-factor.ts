import { Migration } from "@mikro-orm/migrations";

export class Migration20261122074707_add_two_factor extends Migration {
  override name = "Migration20261122074707_add_two_factor";

  override up(): void | Promise<void> {
    this.addSql(
      `create table if not exists \`two_factor\` (\`id\` char(24) not null, \`secret\` varchar(255) null, \`pending\` varchar(255) null, \`last_step\` int not null, \`recovery_hashes\` json not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(`alter table \`site_state\` add \`two_factor_required\` tinyint(1) not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`two_factor\`;`);

    this.addSql(`alter table \`site_state\` drop column \`two_factor_required\`;`);
  }
}
