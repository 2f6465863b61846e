import { storedUser } from "../../data/session.ts";
import { useStaff } from "../../data/useStaff.ts";
import type { Choice } from "../../parts/ChoiceSelect.tsx";

/** Whoever works here; oneself first, since that is asked for most. */
export function useAssigneeChoices(): readonly Choice[] {
  const own = storedUser()?.id;
  const staff = useStaff();
  const [mine, others] = [staff.filter(({ id }) => id === own), staff.filter(({ id }) => id !== own)];
  return [...mine.map(({ id, name }) => ({ id, name: `${name} (me)` })), ...others];
}

/** Whose lead it is, by name; one who no longer works here has none. */
export const AssigneeName = ({ id }: Readonly<{ id: string }>) =>
  useStaff().find((one) => one.id === id)?.name ?? "Former colleague";
