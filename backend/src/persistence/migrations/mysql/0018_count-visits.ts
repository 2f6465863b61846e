import { Migration } from "@mikro-orm/migrations";

export class Migration20261123001719_count_visits extends Migration {
  override name = "Migration20261123001719_count_visits";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`visit_marks\` (\`day\` char(10) not null, \`visitor\` char(32) not null, \`mark\` varchar(50) not null, primary key (\`day\`, \`visitor\`, \`mark\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );

    this.addSql(
      `create table \`visit_totals\` (\`day\` char(10) not null, \`what\` varchar(20) not null, \`name\` varchar(200) not null, \`visitors\` int not null, primary key (\`day\`, \`what\`, \`name\`)) default character set utf8mb4 collate utf8mb4_bin engine = InnoDB;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`visit_marks\`;`);
    this.addSql(`drop table if exists \`visit_totals\`;`);
  }
}
