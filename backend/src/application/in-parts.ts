import type { Pause } from "./ports.ts";

/** Reads up to `limit` rows after this id, in the order of their ids. */
export type ReadAfter<Row> = (id: string, limit: number) => Promise<readonly Row[]>;

type Paging = Readonly<{ limit: number; pause: Pause }>;

/** Reads all rows in parts, and lets other work run in between. */
export async function* inParts<Row extends Readonly<{ id: string }>>(
  read: ReadAfter<Row>,
  { limit, pause }: Paging,
): AsyncGenerator<readonly Row[]> {
  for (let last = ""; ; ) {
    const rows = await read(last, limit);
    yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1)?.id ?? last;
    await pause();
  }
}

/** Reads all rows for those that fit, which no index finds. */
export async function foundIn<Row extends Readonly<{ id: string }>>(
  read: ReadAfter<Row>,
  isWanted: (row: Row) => boolean,
  paging: Paging,
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const some of inParts(read, paging)) found.push(...some.filter(isWanted));
  return found;
}
