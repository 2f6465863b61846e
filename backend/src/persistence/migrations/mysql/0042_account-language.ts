import { Migration } from "@mikro-orm/migrations";

export class Migration20261127224803_account_language extends Migration {
  override name = "Migration20261127224803_account_language";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`users\` add \`language\` varchar(2) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`users\` drop column \`language\`;`);
  }
}
