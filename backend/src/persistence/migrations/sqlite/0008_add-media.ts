import { Migration } from "@mikro-orm/migrations";

export class Migration20261122122121_add_media extends Migration {
  override name = "Migration20261122122121_add_media";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`media\` (\`id\` text not null primary key, \`file\` text not null, \`picture\` json not null, \`crop\` text null, \`name\` text not null, \`bytes\` integer not null, \`digest\` text null, \`is_kept\` integer not null, \`uploaded_by_id\` text null, \`uploaded_by_name\` text not null, \`name_key\` text not null, \`search_text\` text not null, \`created_at\` datetime not null);`,
    );
    this.addSql(`create unique index \`media_file_unique\` on \`media\` (\`file\`);`);
    this.addSql(`create index \`media_crop_index\` on \`media\` (\`crop\`);`);
    this.addSql(`create unique index \`media_digest_unique\` on \`media\` (\`digest\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`media\`;`);
  }
}
