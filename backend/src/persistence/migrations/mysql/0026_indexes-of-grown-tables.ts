import { Migration } from "@mikro-orm/migrations";

export class Migration20261126040926_indexes_of_grown_tables extends Migration {
  override name = "Migration20261126040926_indexes_of_grown_tables";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table \`media\` add index \`media_is_hidden_created_at_id_index\` (\`is_hidden\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(
      `alter table \`media\` add index \`media_is_hidden_bytes_id_index\` (\`is_hidden\`, \`bytes\`, \`id\`);`,
    );
    this.addSql(
      `alter table \`media\` add index \`media_is_hidden_name_key_id_index\` (\`is_hidden\`, \`name_key\`, \`id\`);`,
    );

    this.addSql(
      `alter table \`leads\` add index \`leads_is_personal_created_at_index\` (\`is_personal\`, \`created_at\`);`,
    );
    this.addSql(
      `alter table \`leads\` add index \`leads_value_created_at_id_index\` (\`value\`, \`created_at\`, \`id\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`leads\` drop index \`leads_is_personal_created_at_index\`;`);
    this.addSql(`alter table \`leads\` drop index \`leads_value_created_at_id_index\`;`);

    this.addSql(`alter table \`media\` drop index \`media_is_hidden_created_at_id_index\`;`);
    this.addSql(`alter table \`media\` drop index \`media_is_hidden_bytes_id_index\`;`);
    this.addSql(`alter table \`media\` drop index \`media_is_hidden_name_key_id_index\`;`);
  }
}
