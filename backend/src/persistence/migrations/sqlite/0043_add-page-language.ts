import { Migration } from "@mikro-orm/migrations";

export class Migration20261128100430_add_page_language extends Migration {
  override name = "Migration20261128100430_add_page_language";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`pages\` add column \`language\` text not null default 'id';`);
    this.addSql(`alter table \`pages\` add column \`translation_of\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`pages\` drop column \`language\`;`);
    this.addSql(`alter table \`pages\` drop column \`translation_of\`;`);
  }
}
