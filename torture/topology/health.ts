/**
 * The health check for HAProxy: GET / on a port of each member answers 200 when that member accepts writes. Takes the
 * ports as HEALTH="own:member own:member", and USER and PASSWORD of an account that may read performance_schema.
 */
import { createServer } from "node:http";
import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";

const { HEALTH = "", HEALTH_USER = "", HEALTH_PASSWORD = "" } = process.env;
const answerMs = 1_000;

/** True for the primary, in contact with most of its group, and done applying the backlog of a former primary. */
const writableSql = `select count(*) as writable from performance_schema.replication_group_members as own
  where member_id = @@server_uuid and member_state = 'ONLINE' and member_role = 'PRIMARY'
    and @@global.super_read_only = 0 and @@global.offline_mode = 0
    and (select sum(member_state <> 'UNREACHABLE') * 2 > count(*) from performance_schema.replication_group_members)`;

function createCheck(port: number) {
  let connection: Connection | undefined;
  async function open() {
    const opened = await createConnection({
      host: "127.0.0.1",
      port,
      user: HEALTH_USER,
      password: HEALTH_PASSWORD,
      connectTimeout: answerMs,
    });
    opened.on("error", () => {
      if (connection === opened) connection = undefined;
    });
    return opened;
  }
  return async () => {
    try {
      connection ??= await open();
      const [[row]] = await connection.query<RowDataPacket[]>({ sql: writableSql, timeout: answerMs });
      return Number(row?.writable) === 1;
    } catch {
      connection?.destroy();
      connection = undefined;
      return false;
    }
  };
}

for (const pair of HEALTH.split(" ")) {
  const [own, member] = pair.split(":").map(Number);
  const isWritable = createCheck(member ?? 0);
  createServer((_request, response) => {
    void isWritable().then((writable) => response.writeHead(writable ? 200 : 503).end());
  }).listen(own, "127.0.0.1");
}
