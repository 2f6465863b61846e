import { Migration } from "@mikro-orm/migrations";
import { insertPrivacyPolicy } from "../first-privacy.ts";

export class Migration20261127183001_privacy_page extends Migration {
  override name = "Migration20261127183001_privacy_page";

  override up(): void | Promise<void> {
    for (const statement of insertPrivacyPolicy("sqlite")) this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql("delete from page_slugs where slug = 'privacy-policy';");
    this.addSql("delete from pages where slug = 'privacy-policy';");
  }
}
