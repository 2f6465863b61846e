import { Migration } from "@mikro-orm/migrations";

export class Migration20261127060109_add_origin_pictures extends Migration {
  override name = "Migration20261127060109_add_origin_pictures";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`import_origins\` add \`picture\` json null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`import_origins\` drop column \`picture\`;`);
  }
}
