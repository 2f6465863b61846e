import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { ListIcon, type LucideIcon } from "lucide-react";
import { t } from "../language/t.ts";

type LooksProps = Readonly<{
  isList: boolean;
  /** The view beside the list. */
  label: string;
  Icon: LucideIcon;
  onChoose: (isList: boolean) => void;
}>;

/** Switches between a list and another view of the same records. */
export const Looks = ({ isList, label, Icon, onChoose }: LooksProps) => (
  <ToggleButtonGroup
    exclusive
    data-looks
    aria-label={t("View [of a list]")}
    value={isList}
    onChange={(_, next: boolean | null) => next !== null && onChoose(next)}
    sx={{ "&&": { flexBasis: { xs: "100%", sm: "auto" } }, "& > *": { flex: { xs: 1, sm: "none" } } }}
  >
    <ToggleButton value={true}>
      <ListIcon /> {t("List")}
    </ToggleButton>
    <ToggleButton value={false}>
      <Icon /> {label}
    </ToggleButton>
  </ToggleButtonGroup>
);
