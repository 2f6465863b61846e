import { Migration } from "@mikro-orm/migrations";

export class Migration20261126040925_indexes_of_grown_tables extends Migration {
  override name = "Migration20261126040925_indexes_of_grown_tables";

  override up(): void | Promise<void> {
    this.addSql(
      `create index \`media_is_hidden_created_at_id_index\` on \`media\` (\`is_hidden\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(`create index \`media_is_hidden_bytes_id_index\` on \`media\` (\`is_hidden\`, \`bytes\`, \`id\`);`);
    this.addSql(
      `create index \`media_is_hidden_name_key_id_index\` on \`media\` (\`is_hidden\`, \`name_key\`, \`id\`);`,
    );

    this.addSql(`create index \`leads_is_personal_created_at_index\` on \`leads\` (\`is_personal\`, \`created_at\`);`);
    this.addSql(`create index \`leads_value_created_at_id_index\` on \`leads\` (\`value\`, \`created_at\`, \`id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`leads_is_personal_created_at_index\`;`);
    this.addSql(`drop index \`leads_value_created_at_id_index\`;`);

    this.addSql(`drop index \`media_is_hidden_created_at_id_index\`;`);
    this.addSql(`drop index \`media_is_hidden_bytes_id_index\`;`);
    this.addSql(`drop index \`media_is_hidden_name_key_id_index\`;`);
  }
}
