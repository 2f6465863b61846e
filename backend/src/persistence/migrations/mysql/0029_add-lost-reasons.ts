import { Migration } from "@mikro-orm/migrations";

export class Migration20261127012822_add_lost_reasons extends Migration {
  override name = "Migration20261127012822_add_lost_reasons";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add \`lost_reason\` varchar(20) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`leads\` drop column \`lost_reason\`;`);
  }
}
