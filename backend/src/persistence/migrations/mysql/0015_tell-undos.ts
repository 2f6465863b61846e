import { Migration } from "@mikro-orm/migrations";

export class Migration20261122195609_tell_undos extends Migration {
  override name = "Migration20261122195609_tell_undos";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table \`undos\` add \`title\` varchar(200) not null default '', add \`count\` int not null default 0, add \`deed\` varchar(10) not null default 'update', add \`user_id\` char(24) null, add \`user_name\` varchar(100) not null default '';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table \`undos\` drop column \`title\`, drop column \`count\`, drop column \`deed\`, drop column \`user_id\`, drop column \`user_name\`;`,
    );
  }
}
