import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { BackupRefused } from "./manifest.ts";

export type Row = Readonly<Record<string, unknown>>;
/** The storage form of a column's values: times and JSON differ between the databases, everything else is the same. */
export type Column = Readonly<{ name: string; kind: "time" | "json" | "plain" }>;
export type Table = Readonly<{ name: string; columns: readonly Column[]; key: readonly string[] }>;

/** A database at one moment, regardless of later writes. Rows are in the form that the database stores. */
export interface Snapshot {
  readonly database: "sqlite" | "mysql";
  tables(): Promise<readonly Table[]>;
  /** In the order of their key. */
  rows(table: Table): AsyncIterable<Row>;
  migrations(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Tables that belong to the database, not to the site. */
const own = new Set(["migrations", "migration_steps"]);

const kindOf = (type: string): Column["kind"] => {
  if (/^datetime/i.test(type)) return "time";
  return /^json/i.test(type) ? "json" : "plain";
};

const quoted = (name: string) => `\`${name}\``;
const ordered = ({ name, key }: Table) => `select * from ${quoted(name)} order by ${key.map(quoted).join()}`;
const migrationsSql = "select name from migrations order by id";

type Declared = Readonly<{ name: string; type: string; pk: number }>;

function openSqlite(file: string): Snapshot {
  // SQLite would create the file.
  if (!existsSync(file)) throw new BackupRefused(`There is no database at ${file}`);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  // A transaction sees the data of its first read.
  database.exec("begin; select count(*) from sqlite_schema");
  const all = <T>(sql: string) => database.prepare(sql).all() as T[];
  const hasMigrations = () => all("select 1 from sqlite_schema where name = 'migrations'").length > 0;
  return {
    database: "sqlite",
    async tables() {
      const names = all<{ name: string }>(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' order by name",
      );
      return names
        .filter(({ name }) => !own.has(name))
        .map(({ name }) => {
          const columns = all<Declared>(`pragma table_info(${quoted(name)})`);
          const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
          return {
            name,
            columns: columns.map((column) => ({ name: column.name, kind: kindOf(column.type) })),
            key: key.map((column) => column.name),
          };
        });
    },
    async *rows(table) {
      yield* database.prepare(ordered(table)).iterate() as Iterable<Row>;
    },
    migrations: async () => (hasMigrations() ? all<{ name: string }>(migrationsSql).map(({ name }) => name) : []),
    async close() {
      database.close();
    },
  };
}

type Described = Readonly<{ tableName: string; name: string; type: string; place: number | null }>;

const describeSql = `
  select c.table_name as tableName, c.column_name as name, c.data_type as type,
    k.ordinal_position as place
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join information_schema.key_column_usage k
    on k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = c.column_name
    and k.constraint_name = 'PRIMARY'
  where c.table_schema = database() and t.table_type = 'BASE TABLE'
  order by c.table_name, c.ordinal_position`;

async function openMySql(url: string): Promise<Snapshot> {
  const [{ createConnection }, { accountOf }] = await Promise.all([
    import("mysql2"),
    import("../persistence/mysql/account.ts"),
  ]);
  const values = { dateStrings: true, jsonStrings: true, supportBigNumbers: true, timezone: "Z" } as const;
  const connection = createConnection({ ...accountOf(url), ...values });
  const all = <T>(sql: string) =>
    new Promise<T[]>((resolve, reject) => {
      connection.query(sql, (error, rows) => (error ? reject(error) : resolve(rows as T[])));
    });
  // Reading a large table has no time limit.
  await all("set session max_execution_time = 0, time_zone = '+00:00', transaction_isolation = 'repeatable-read'");
  await all("start transaction with consistent snapshot, read only");
  const describe = () => all<Described>(describeSql);
  return {
    database: "mysql",
    async tables() {
      const byTable = Map.groupBy(await describe(), ({ tableName }) => tableName);
      return [...byTable]
        .filter(([name]) => !own.has(name))
        .map(([name, columns]) => ({
          name,
          columns: columns.map((column) => ({ name: column.name, kind: kindOf(column.type) })),
          key: columns
            .filter(({ place }) => place !== null)
            .sort((one, other) => Number(one.place) - Number(other.place))
            .map((column) => column.name),
        }));
    },
    rows: (table) => connection.query(ordered(table)).stream({ highWaterMark: 200 }),
    async migrations() {
      const names = new Set((await describe()).map(({ tableName }) => tableName));
      return names.has("migrations") ? (await all<{ name: string }>(migrationsSql)).map(({ name }) => name) : [];
    },
    close: () => new Promise((resolve) => connection.end(() => resolve())),
  };
}

/** @throws {BackupRefused} when the database does not exist or does not answer */
export async function openSnapshot(url: string): Promise<Snapshot> {
  if (!url.startsWith("mysql:")) return openSqlite(url.replace(/^sqlite:/, ""));
  return openMySql(url).catch((cause: Error) => {
    throw new BackupRefused(`The database does not answer: ${cause.message}`, { cause });
  });
}
