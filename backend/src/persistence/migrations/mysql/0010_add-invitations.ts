import { Migration } from "@mikro-orm/migrations";

export class Migration20261122133832_add_invitations extends Migration {
  override name = "Migration20261122133832_add_invitations";

  override up(): void | Promise<void> {
    this.addSql(
      `create table if not exists \`invitations\` (\`id\` char(24) not null, \`name\` varchar(100) not null, \`email\` varchar(254) not null, \`role\` varchar(20) not null, \`token_hash\` char(43) not null, \`invited_by\` char(24) not null, \`created_at\` datetime(3) not null, \`expires_at\` datetime(3) not null, primary key (\`id\`), unique \`invitations_token_hash_unique\` (\`token_hash\`), index \`invitations_invited_by_index\` (\`invited_by\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table if not exists \`reset_links\` (\`user_id\` char(24) not null, \`token_hash\` char(43) not null, \`made_by\` char(24) not null, \`created_at\` datetime(3) not null, \`expires_at\` datetime(3) not null, primary key (\`user_id\`), unique \`reset_links_token_hash_unique\` (\`token_hash\`), index \`reset_links_made_by_index\` (\`made_by\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(`alter table \`users\` add \`last_sign_in_at\` datetime(3) null;`);
    this.addSql(`alter table \`users\` modify \`email\` varchar(254) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`invitations\`;`);
    this.addSql(`drop table if exists \`reset_links\`;`);

    this.addSql(`alter table \`users\` drop column \`last_sign_in_at\`;`);
    this.addSql(`alter table \`users\` modify \`email\` varchar(254) not null;`);
  }
}
