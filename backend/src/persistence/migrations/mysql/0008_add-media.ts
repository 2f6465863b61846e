import { Migration } from "@mikro-orm/migrations";

export class Migration20261122122122_add_media extends Migration {
  override name = "Migration20261122122122_add_media";

  override up(): void | Promise<void> {
    this.addSql(
      `create table if not exists \`media\` (\`id\` char(24) not null, \`file\` varchar(40) not null, \`picture\` json not null, \`crop\` varchar(8) null, \`name\` varchar(200) not null, \`bytes\` int not null, \`digest\` char(64) null, \`is_kept\` tinyint(1) not null, \`uploaded_by_id\` char(24) null, \`uploaded_by_name\` varchar(100) not null, \`name_key\` varchar(200) not null, \`search_text\` text not null, \`created_at\` datetime(3) not null, primary key (\`id\`), unique \`media_file_unique\` (\`file\`), index \`media_crop_index\` (\`crop\`), unique \`media_digest_unique\` (\`digest\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`media\`;`);
  }
}
