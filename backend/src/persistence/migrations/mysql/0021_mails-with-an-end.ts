import { Migration } from "@mikro-orm/migrations";

export class Migration20261123044206_mails_with_an_end extends Migration {
  override name = "Migration20261123044206_mails_with_an_end";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`outbox\` add \`valid_until\` datetime(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`outbox\` drop column \`valid_until\`;`);
  }
}
