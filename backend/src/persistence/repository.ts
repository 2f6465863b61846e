import { raw, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { SqlEntityManager } from "@mikro-orm/sql";

/** The global one; inside a request or a transaction it stands for that one's own. */
export type Em = SqlEntityManager;

/** Which of the two databases stands behind it, for the few statements that they spell differently. */
export type Dialect = "sqlite" | "mysql";

/** Columns that look the same in every table. */
export const idColumn = { type: "character", length: 24, primary: true } as const;
export const dateColumn = { type: "datetime", length: 3 } as const;

/** Plain rows straight from the database: nothing is kept, so nothing can be outdated. */
export const fresh = { disableIdentityMap: true } as const;

/** What an address takes, and none of the texts: there may be thousands of rows. */
export const addressColumns = { ...fresh, fields: ["id", "slug", "updatedAt"] } as const;

/**
 * Rows whose column contains the text. Not LIKE: its wildcards want an escape character, which the databases do not
 * agree on. The comparison stands within the fragment: beside one, the ORM writes the text into the statement before it
 * looks for the placeholders of the others, and takes a question mark of the text for one.
 */
export const contains = (column: string, text: string) => ({ [raw(`instr(${column}, ?) > 0`, [text])]: [] });

/** The index decides what is unique, not a look beforehand. */
export async function refusingTaken<T>(write: () => Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw refusal();
    throw error;
  }
}
