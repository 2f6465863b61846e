import type { VisitorPeriod } from "@etalase/contracts/statistics/dashboard";
import { Box, Skeleton } from "@mui/material";
import { t } from "../language/t.ts";
import { Cluster } from "../theme/Words.tsx";
import { countsOf, factsOf } from "./funnelWords.ts";
import { PeriodSelector } from "./PeriodSelector.tsx";
import { useFunnel } from "./useFunnel.ts";

type ResultLineProps = Readonly<{ period: VisitorPeriod; onPeriod: (period: VisitorPeriod) => void }>;

const line = { m: 0, flex: "1 1 280px", fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.4 };
/** Room for two lines, so that nothing moves when the sentence comes. */
const words = { ...line, minHeight: "2.8em", alignContent: "center", textWrap: "balance", transition: "opacity .15s" };

/** Says in one sentence what came of the period's visits. The period chosen here is that of every figure below. */
export function ResultLine({ period, onPeriod }: ResultLineProps) {
  const { data, isError, isPlaceholderData } = useFunnel(period);
  const sentence = data && factsOf(countsOf(data), data.medianAnswerMinutes);
  return (
    <Cluster sx={{ justifyContent: "space-between", columnGap: 3, rowGap: 1.5, mt: { xs: 1, sm: 1.5 } }}>
      <Box component="p" sx={{ ...words, opacity: isPlaceholderData ? 0.5 : 1 }}>
        {sentence ?? (!isError && <Skeleton component="span" width="60%" />)}
      </Box>
      <PeriodSelector label={t("Period of visitors and orders")} period={period} onPeriod={onPeriod} />
    </Cluster>
  );
}
