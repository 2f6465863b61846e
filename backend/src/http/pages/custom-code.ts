import { createHash } from "node:crypto";
import type { CodeFile, ForeignFile } from "@etalase/contracts/site/csp";
import type { ForeignScripts } from "@etalase/contracts/site/foreign-scripts";
import { servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { SettingsService } from "../../application/settings.ts";
import { DomainError } from "../../domain/errors.ts";
import { immutable } from "../headers.ts";
import type { Fallback } from "./fallback.ts";

type CodeKind = "css" | "js";

/**
 * Returns the address of custom code, which contains a hash of the code, so that a policy can allow only this. Empty
 * for none.
 */
export const customCodePath = (kind: CodeKind, code: string): string =>
  code.trim() === ""
    ? ""
    : `${servedPaths.customCode}/custom.${createHash("sha256").update(code).digest("hex").slice(0, 32)}.${kind}`;

/** Returns custom code in the form that pages link, or undefined for none. */
export function codeFile(kind: CodeKind, code: string): CodeFile | undefined {
  const path = customCodePath(kind, code);
  return path ? { path, integrity: `sha256-${createHash("sha256").update(code).digest("base64")}` } : undefined;
}

/** Returns the code that starts foreign scripts in the form that pages load; undefined for none. */
export function foreignFile({ hosts, code }: ForeignScripts): ForeignFile | undefined {
  const file = codeFile("js", code);
  return file && { ...file, hosts };
}

const kinds: readonly CodeKind[] = ["css", "js"];

type Needs = Readonly<{ settings: SettingsService; enabled: boolean; fallback: Fallback }>;

/** Serves the settings' custom CSS and JavaScript, and the code of foreign scripts, each only under the address of its present content. */
export const customCode =
  ({ settings, enabled, fallback }: Needs): Middleware =>
  async (ctx, next) => {
    const extension = /\.(css|js)$/.exec(ctx.path)?.[1];
    const kind = kinds.find((one) => one === extension);
    if (!ctx.path.startsWith(`${servedPaths.customCode}/`) || !["GET", "HEAD"].includes(ctx.method)) return next();
    const { answer } = await fallback(ctx, ctx.path, settings.get);
    const { customCss, customJs, scripts } = answer;
    const codes = kind === "css" ? [customCss] : [customJs, scripts.code];
    const code = codes.find((each) => kind !== undefined && customCodePath(kind, each) === ctx.path);
    if (!enabled || code === undefined || kind === undefined) throw new DomainError("notFound");
    ctx.set("Cache-Control", immutable);
    ctx.type = kind;
    ctx.body = code;
  };
