import { Migration } from "@mikro-orm/migrations";

export class Migration20261122074328_audit_chain extends Migration {
  override name = "Migration20261122074328_audit_chain";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`audit_chain\` (\`id\` int unsigned not null, \`first_number\` int not null, \`anchor\` char(64) not null, \`last_number\` int not null, \`last_hash\` char(64) not null, \`seal\` char(64) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(
      `create table \`audit_entries\` (\`id\` char(24) not null, \`number\` int not null, \`at\` datetime(3) not null, \`user_id\` char(24) null, \`username\` varchar(32) not null, \`name\` varchar(100) not null, \`action\` varchar(50) not null, \`resource\` varchar(50) not null, \`record_id\` char(24) null, \`title\` varchar(200) not null, \`address\` varchar(32) not null, \`outcome\` varchar(10) not null, \`detail\` text not null, \`hash\` char(64) not null, primary key (\`id\`), index \`audit_entries_number_index\` (\`number\`), index \`audit_entries_at_index\` (\`at\`), index \`audit_entries_user_id_index\` (\`user_id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql("insert into `audit_chain` values (1, 1, '', 0, '', '');");
    // The log's first entry seals these. All of them are about custom code: "settings.customJs".
    this.addSql(
      "insert into `audit_entries` select `id`, row_number() over (order by `at`, `id`), `at`, `user_id`, `username`, '', 'customCode', 'settings', null, '', '', 'done', json_set(`detail`, '$.field', substring(`action`, 10)), '' from `audit`;",
    );
    this.addSql("drop table `audit`;");
  }
}
