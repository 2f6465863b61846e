import { formerTagSlugOf, tagSlugOf } from "@etalase/contracts/text/text";
import { Migration } from "@mikro-orm/migrations";
import { renamingTags, storedTags } from "../renamed-tags.ts";

export class Migration20261127022600_rename_tags extends Migration {
  override name = "Migration20261127022600_rename_tags";

  override async up(): Promise<void> {
    for (const statement of renamingTags(await this.execute(storedTags), tagSlugOf)) this.addSql(statement);
  }

  override async down(): Promise<void> {
    for (const statement of renamingTags(await this.execute(storedTags), formerTagSlugOf)) this.addSql(statement);
  }
}
