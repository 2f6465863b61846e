import { Migration } from "@mikro-orm/migrations";

export class Migration20261122195608_tell_undos extends Migration {
  override name = "Migration20261122195608_tell_undos";

  override up(): void | Promise<void> {
    this.addSql(`alter table \`undos\` add column \`title\` text not null default '';`);
    this.addSql(`alter table \`undos\` add column \`count\` integer not null default 0;`);
    this.addSql(`alter table \`undos\` add column \`deed\` text not null default 'update';`);
    this.addSql(`alter table \`undos\` add column \`user_id\` text null;`);
    this.addSql(`alter table \`undos\` add column \`user_name\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`undos\` drop column \`title\`;`);
    this.addSql(`alter table \`undos\` drop column \`count\`;`);
    this.addSql(`alter table \`undos\` drop column \`deed\`;`);
    this.addSql(`alter table \`undos\` drop column \`user_id\`;`);
    this.addSql(`alter table \`undos\` drop column \`user_name\`;`);
  }
}
