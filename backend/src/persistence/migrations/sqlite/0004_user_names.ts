import { searchKey } from "@etalase/contracts/text/text";
import { raw } from "@mikro-orm/core";
import { Migration } from "@mikro-orm/migrations";

export class Migration20261121071133_user_names extends Migration {
  override name = "Migration20261121071133_user_names";

  override async up(): Promise<void> {
    this.addSql(`alter table \`users\` add column \`name_key\` text not null default '';`);
    const users = await this.execute("select id, name from users");
    for (const { id, name } of users)
      this.addSql(raw("update users set name_key = ? where id = ?", [searchKey(String(name)).slice(0, 100), id]));
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`users\` drop column \`name_key\`;`);
  }
}
