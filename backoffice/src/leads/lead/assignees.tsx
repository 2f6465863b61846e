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

/** What people are called in the history and in lists, by id; nothing as long as nobody knows who works here. */
export function useStaffName(gone: string): (id: string) => string {
  const staff = useStaff();
  return (id) => staff.find((one) => one.id === id)?.name ?? (staff.length > 0 ? gone : "…");
}

/** Whose lead it is. */
export const AssigneeName = ({ id }: Readonly<{ id: string }>) => useStaffName("Former colleague")(id);
