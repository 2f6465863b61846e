import { type VisitorPeriod, visitorPeriods } from "@etalase/contracts/statistics";
import { Box, Skeleton, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { periodNames } from "./change.ts";
import { countsOf, factsOf, useFunnel } from "./funnel.ts";

const segments = {
  alignSelf: "center",
  width: { xs: 1, sm: "auto" },
  "& > button": { flex: { xs: 1, sm: "none" }, px: { xs: 0.25, sm: 1.5 }, whiteSpace: "nowrap" },
};

type ResultLineProps = Readonly<{ period: VisitorPeriod; onPeriod: (period: VisitorPeriod) => void }>;

const line = { m: 0, flex: "1 1 280px", fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.4 };
/** Room for two lines, so that nothing moves when the sentence comes. */
const words = { ...line, minHeight: "2.8em", alignContent: "center", textWrap: "balance", transition: "opacity .15s" };

/** Sums up in one sentence the results of the period's visits. The period chosen here is that of every figure below. */
export function ResultLine({ period, onPeriod }: ResultLineProps) {
  const { data, isError, isPlaceholderData } = useFunnel(period);
  const sentence = data && factsOf(countsOf(data), data.medianAnswerMinutes);
  return (
    <Cluster sx={{ justifyContent: "space-between", columnGap: 3, rowGap: 1.5, mt: { xs: 1, sm: 1.5 } }}>
      <Box component="p" sx={{ ...words, opacity: isPlaceholderData ? 0.5 : 1 }}>
        {sentence ?? (!isError && <Skeleton component="span" width="60%" />)}
      </Box>
      <ToggleButtonGroup
        exclusive
        aria-label={t("Period of visitors and orders")}
        value={period}
        // MUI answers null for the pressed button, but a period is always chosen.
        onChange={(_, chosen: VisitorPeriod | null) => chosen && onPeriod(chosen)}
        sx={segments}
      >
        {visitorPeriods.map((value) => (
          <ToggleButton key={value} value={value}>
            {periodNames[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Cluster>
  );
}
