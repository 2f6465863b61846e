import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
import { t } from "../language/t.ts";
import { MoveButton } from "./MoveControls.tsx";

type StepButtonsProps = Readonly<{
  name: string;
  /** Position, from 0, among those between `first` and `last`. */
  place: number;
  first: number;
  last: number;
  onMove: (to: number, by: "up" | "down") => void;
}>;

/** Moves a row of a form's list by a step. */
export const StepButtons = ({ name, place, first, last, onMove }: StepButtonsProps) => (
  <>
    <MoveButton
      label={t("Move {name} up", { name })}
      tip={t("Move up")}
      Icon={ArrowUpIcon}
      end={place === first ? t("Already first") : undefined}
      control="up"
      onClick={() => onMove(place - 1, "up")}
    />
    <MoveButton
      label={t("Move {name} down", { name })}
      tip={t("Move down")}
      Icon={ArrowDownIcon}
      end={place === last ? t("Already last") : undefined}
      control="down"
      onClick={() => onMove(place + 1, "down")}
    />
  </>
);
