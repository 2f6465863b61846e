import { Migration } from "@mikro-orm/migrations";

export class Migration20261122134213_add_working_copies extends Migration {
  override name = "Migration20261122134213_add_working_copies";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`previews\` (\`id\` varchar(64) not null, \`resource\` varchar(50) not null, \`record_key\` varchar(50) not null, \`typed\` mediumtext not null, \`user_id\` char(24) not null, \`user_name\` varchar(100) not null, \`expires_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`previews\` add index \`previews_user_id_index\` (\`user_id\`);`);
    this.addSql(`alter table \`previews\` add index \`previews_expires_at_index\` (\`expires_at\`);`);

    this.addSql(
      `create table \`reviews\` (\`id\` char(24) not null, \`resource\` varchar(50) not null, \`record_key\` varchar(50) not null, \`title\` varchar(200) not null, \`shown\` mediumtext not null, \`user_id\` char(24) not null, \`user_name\` varchar(100) not null, \`created_at\` datetime(3) not null, \`expires_at\` datetime(3) not null, \`revoked_at\` datetime(3) null, \`approved_at\` datetime(3) null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`reviews\` add index \`reviews_expires_at_index\` (\`expires_at\`);`);
    this.addSql(
      `alter table \`reviews\` add index \`reviews_resource_record_key_index\` (\`resource\`, \`record_key\`);`,
    );

    this.addSql(
      `create table \`review_comments\` (\`id\` char(24) not null, \`review_id\` char(24) not null, \`name\` varchar(100) not null, \`text\` text not null, \`at\` datetime(3) not null, \`approves\` tinyint(1) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`review_comments\` add index \`review_comments_review_id_index\` (\`review_id\`);`);

    this.addSql(
      `create table \`working_copies\` (\`id\` varchar(130) not null, \`resource\` varchar(50) not null, \`record_key\` varchar(50) not null, \`title\` varchar(200) not null, \`typed\` mediumtext not null, \`base_version\` int null, \`user_id\` char(24) not null, \`user_name\` varchar(100) not null, \`updated_at\` datetime(3) not null, primary key (\`id\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
    this.addSql(`alter table \`working_copies\` add index \`working_copies_updated_at_index\` (\`updated_at\`);`);
    this.addSql(
      `alter table \`working_copies\` add index \`working_copies_resource_record_key_index\` (\`resource\`, \`record_key\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`previews\`;`);
    this.addSql(`drop table if exists \`reviews\`;`);
    this.addSql(`drop table if exists \`review_comments\`;`);
    this.addSql(`drop table if exists \`working_copies\`;`);
  }
}
