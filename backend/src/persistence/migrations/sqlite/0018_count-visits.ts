import { Migration } from "@mikro-orm/migrations";

export class Migration20261123001719_count_visits extends Migration {
  override name = "Migration20261123001719_count_visits";

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`visit_marks\` (\`day\` text not null, \`visitor\` text not null, \`mark\` text not null, primary key (\`day\`, \`visitor\`, \`mark\`));`,
    );

    this.addSql(
      `create table \`visit_totals\` (\`day\` text not null, \`what\` text not null, \`name\` text not null, \`visitors\` integer not null, primary key (\`day\`, \`what\`, \`name\`));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`visit_marks\`;`);
    this.addSql(`drop table if exists \`visit_totals\`;`);
  }
}
