import { forPlainKinds, type PlainKindOf, type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import type { EntitySchema } from "@mikro-orm/core";
import type { PlainRepository } from "../../application/plain.ts";
import type { Em } from "../repository.ts";
import { createPlainRepository, plainSchema } from "./table.ts";

export type PlainRepositories = { readonly [R in PlainResource]: PlainRepository<PlainKindOf<R>> };

/** The table of each plain kind. */
export const plainTables = forPlainKinds<Record<PlainResource, EntitySchema>>((resource) =>
  plainSchema(plainKinds[resource]),
);

export const createPlainRepositories = (em: Em) =>
  forPlainKinds<PlainRepositories>((resource) =>
    createPlainRepository(em, plainKinds[resource], plainTables[resource]),
  );
