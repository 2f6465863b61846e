import { storedUser } from "../../kit/data/session.ts";
import { useStaff } from "../../kit/data/useStaff.ts";
import { t } from "../../kit/language/t.ts";
import type { Choice } from "../../kit/parts/ChoiceSelect.tsx";

/** Lists the staff as choices; oneself first, as the most frequent choice. */
export function useAssigneeChoices(): readonly Choice[] {
  const own = storedUser()?.id;
  const staff = useStaff();
  const [mine, others] = [staff.filter(({ id }) => id === own), staff.filter(({ id }) => id !== own)];
  return [...mine.map(({ id, name }) => ({ id, name: t("{name} (me)", { name }) })), ...others];
}

/** Returns the lookup of a colleague's name by id; it gives "…" until the staff is loaded. */
export function useStaffName(gone: string): (id: string) => string {
  const staff = useStaff();
  return (id) => staff.find((one) => one.id === id)?.name ?? (staff.length > 0 ? gone : "…");
}

/** Shows the name of the lead's assignee. */
export const AssigneeName = ({ id }: Readonly<{ id: string }>) => useStaffName(t("Former colleague"))(id);
