import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
import { t } from "../language/t.ts";
import { Grip, MoveButton, type WayKey } from "./MoveControls.tsx";
import type { MovedBy } from "./useOrderedItems.ts";

type StepsProps = Readonly<{
  name: string;
  /** Position in the whole list, from 0; rows move between `first` and `last`. */
  place: number;
  first: number;
  last: number;
  onMove: (to: number, by: MovedBy) => void;
}>;

/** The handle of a row of a form's list. */
export function StepGrip({ name, place, first, last, onMove }: StepsProps) {
  const ways: Readonly<Record<WayKey, number>> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: first, End: last };
  const moveTo = (to: number) => onMove(to, "handle");
  return <Grip name={name} order={place} onKey={(key) => moveTo(ways[key])} onDrop={moveTo} />;
}

/** Moves a row of a form's list by a step. */
export const StepButtons = ({ name, place, first, last, onMove }: StepsProps) => (
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
