import { Box, Switch } from "@mui/material";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import { Grow, Row } from "../theme/Words.tsx";
import { RowGrip, StepButtons, type Steps } from "./MoveControls.tsx";

const row = { gap: 1, minHeight: 60, px: { xs: 1.5, sm: 2.5 }, bgcolor: "background.paper" };

type StepRowProps = Readonly<{
  steps: Steps;
  /** Whether it always keeps its place. */
  isFixed?: boolean;
  sx?: object;
  contentSx?: object;
  /** The controls after the steps. */
  controls: ReactNode;
  children: ReactNode;
}>;

/** A row of a form's list, between its handle and its steps. */
export const StepRow = ({ steps, isFixed, sx = {}, contentSx = {}, controls, children }: StepRowProps) => (
  <Row component="li" sx={{ ...row, ...sx }}>
    <Box sx={{ display: "flex", width: 30, flex: "none" }}>{!isFixed && <RowGrip steps={steps} />}</Box>
    <Grow sx={{ py: 1, ...contentSx }}>{children}</Grow>
    {!isFixed && <StepButtons steps={steps} />}
    {controls}
  </Row>
);

/** The name of a row's part, paler while the part is hidden. */
export const PartName = ({ name, isShown }: Readonly<{ name: string; isShown: boolean }>) => (
  <Box sx={{ fontWeight: 600, ...(!isShown && { color: "text.secondary" }) }}>{name}</Box>
);

type ShowSwitchProps = Readonly<{ name: string; isShown: boolean; onShow: (isShown: boolean) => void }>;

export const ShowSwitch = ({ name, isShown, onShow }: ShowSwitchProps) => (
  <Switch
    checked={isShown}
    onChange={({ target }) => onShow(target.checked)}
    slotProps={{ input: { role: "switch", "aria-label": t("Show {name}", { name }) } }}
  />
);
