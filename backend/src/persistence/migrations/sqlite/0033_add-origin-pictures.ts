import { Migration } from "@mikro-orm/migrations";

export class Migration20261127060108_add_origin_pictures extends Migration {
  override name = "Migration20261127060108_add_origin_pictures";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`import_origins\` add column \`picture\` json null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`import_origins\` drop column \`picture\`;`);
  }
}
