import { TableIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import type { Tool } from "./FormatButton.tsx";

const table = (label: string, apply: Tool["apply"]): Tool => ({ label, Icon: TableIcon, apply });

export const newTable: readonly Tool[] = [
  table(t("Insert table"), (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
];

export const inTable: readonly Tool[] = [
  table(t("Add row below"), (chain) => chain.addRowAfter()),
  table(t("Add column right"), (chain) => chain.addColumnAfter()),
  table(t("Delete row"), (chain) => chain.deleteRow()),
  table(t("Delete column"), (chain) => chain.deleteColumn()),
  table(t("Delete table"), (chain) => chain.deleteTable()),
];
