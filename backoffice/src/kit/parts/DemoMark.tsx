import type { DemoLeft } from "@etalase/contracts/statistics.schema";
import { Chip } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { t } from "../language/t.ts";

export const demoPath = "dashboard/demo";

const staleMs = 60_000;

/** Loads the demo content that is left. */
export function useDemoLeft() {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["dashboard", "demo"],
    queryFn: async ({ signal }) => (await provider.call<DemoLeft>(demoPath, { signal })).data,
    retry: false,
    // Many marks ask, at different times.
    staleTime: staleMs,
  });
}

/** `of` names kinds of records, or "visitors". */
type DemoMarkProps = Readonly<{ of: readonly string[] }>;

/** Marks figures that include demo content, as long as some of it is left. */
export function DemoMark({ of }: DemoMarkProps) {
  const left = useDemoLeft().data;
  const isThere = of.some((kind) => (kind === "visitors" ? left?.visitDays : left?.records[kind]));
  return isThere ? <Chip size="small" label={t("Demo")} sx={{ height: 22 }} /> : null;
}
