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
    aria-label={t("View [of a list]")}
    value={isList}
    onChange={(_, next: boolean | null) => next !== null && onChoose(next)}
    // Icons alone where the words would take a line of their own.
    sx={{ "&&": { flex: "none" }, "& > button": { fontSize: { xs: 0, md: ".8125rem" }, gap: { xs: 0, md: 1 } } }}
  >
    <ToggleButton value={true}>
      <ListIcon /> {t("List")}
    </ToggleButton>
    <ToggleButton value={false}>
      <Icon /> {label}
    </ToggleButton>
  </ToggleButtonGroup>
);
