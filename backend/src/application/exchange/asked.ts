import type { Entry } from "./entry.ts";
import type { AnyRecord, ExchangeKind } from "./kinds.ts";

/** An entry with its number in the file, its kind, and the record here that it belongs to. */
export type Asked = Readonly<{ entry: Entry; index: number; kind: ExchangeKind; existing: AnyRecord | null }>;
