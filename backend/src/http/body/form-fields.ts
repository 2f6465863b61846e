import type { Context } from "koa";
import { limits } from "../limits.ts";
import type { WithBody } from "./body.ts";

const spec = { kind: "form", maxBytes: limits.formBytes, isAnonymous: true } as const;

/** The fields of a plain form, as a browser sends it without scripts; a field that comes twice is left out. */
export const formFields = (ctx: Context, withBody: WithBody): Promise<Readonly<Record<string, string>>> =>
  withBody(ctx, spec, async ({ fields }) =>
    Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
    ),
  );
