import { Migration } from "@mikro-orm/migrations";

export class Migration20261128100431_add_page_language extends Migration {
  override name = "Migration20261128100431_add_page_language";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table \`pages\` add \`language\` varchar(2) not null default 'id', add \`translation_of\` varchar(24) not null default '';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`pages\` drop column \`language\`, drop column \`translation_of\`;`);
  }
}
