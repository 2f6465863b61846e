import { Migration } from "@mikro-orm/migrations";

export class Migration20261122155234_add_media_version extends Migration {
  override name = "Migration20261122155234_add_media_version";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`media\` add column \`version\` integer not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`media\` drop column \`version\`;`);
  }
}
