import type { DemoLeft } from "@etalase/contracts/statistics.schema";
import { Chip } from "@mui/material";
import { useCall } from "../data/useCall.ts";
import { t } from "../language/t.ts";

export const demoPath = "dashboard/demo";

/** Loads the demo content that is left. */
export const useDemoLeft = () =>
  // Many marks ask, at different times.
  useCall<DemoLeft>(demoPath, ["dashboard", "demo"], { staleTime: 60_000 });

/** `of` names kinds of records, or "visitors". */
type DemoMarkProps = Readonly<{ of: readonly string[] }>;

/** Marks figures that include demo content, as long as some of it is left. */
export function DemoMark({ of }: DemoMarkProps) {
  const left = useDemoLeft().data;
  const isThere = of.some((kind) => (kind === "visitors" ? left?.visitDays : left?.records[kind]));
  return isThere ? <Chip size="small" label={t("Demo")} sx={{ height: 22 }} /> : null;
}
