import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
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
      label={`Move ${name} up`}
      tip="Move up"
      Icon={ArrowUpIcon}
      end={place === first ? "Already first" : undefined}
      control="up"
      onClick={() => onMove(place - 1, "up")}
    />
    <MoveButton
      label={`Move ${name} down`}
      tip="Move down"
      Icon={ArrowDownIcon}
      end={place === last ? "Already last" : undefined}
      control="down"
      onClick={() => onMove(place + 1, "down")}
    />
  </>
);
