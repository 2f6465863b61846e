import { Migration } from "@mikro-orm/migrations";

export class Migration20261122074328_audit_chain extends Migration {
  override name = "Migration20261122074328_audit_chain";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`audit_chain\` (\`id\` integer not null primary key, \`first_number\` integer not null, \`anchor\` text not null, \`last_number\` integer not null, \`last_hash\` text not null, \`seal\` text not null);`,
    );
    this.addSql(
      `create table \`audit_entries\` (\`id\` text not null primary key, \`number\` integer not null, \`at\` datetime not null, \`user_id\` text null, \`username\` text not null, \`name\` text not null, \`action\` text not null, \`resource\` text not null, \`record_id\` text null, \`title\` text not null, \`address\` text not null, \`outcome\` text not null, \`detail\` text not null, \`hash\` text not null);`,
    );
    this.addSql(`create index \`audit_entries_number_index\` on \`audit_entries\` (\`number\`);`);
    this.addSql(`create index \`audit_entries_at_index\` on \`audit_entries\` (\`at\`);`);
    this.addSql(`create index \`audit_entries_user_id_index\` on \`audit_entries\` (\`user_id\`);`);
    this.addSql("insert into `audit_chain` values (1, 1, '', 0, '', '');");
    // The log's first entry seals these. All of them are about custom code: "settings.customJs".
    this.addSql(
      "insert into `audit_entries` select `id`, row_number() over (order by `at`, `id`), `at`, `user_id`, `username`, '', 'customCode', 'settings', null, '', '', 'done', json_set(`detail`, '$.field', substr(`action`, 10)), '' from `audit`;",
    );
    this.addSql(`drop table \`audit\`;`);
  }
}
