import { type VisitorPeriod, visitorPeriods } from "@etalase/contracts/statistics/dashboard";
import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { periodNames } from "./change.ts";

type PeriodSelectorProps = Readonly<{
  label: string;
  period: VisitorPeriod;
  onPeriod: (period: VisitorPeriod) => void;
}>;

const segments = {
  width: { xs: 1, sm: "auto" },
  "& > button": { flex: { xs: 1, sm: "none" }, px: { xs: 0.25, sm: 1.5 }, whiteSpace: "nowrap" },
};

/** Chooses the period of all visitor figures in the overview. */
export const PeriodSelector = ({ label, period, onPeriod }: PeriodSelectorProps) => (
  <ToggleButtonGroup
    exclusive
    aria-label={label}
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
);
