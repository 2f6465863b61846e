import type { AlertChoices } from "@etalase/contracts/alerts";
import type { AlertsUpdate } from "@etalase/contracts/alerts.schema";
import type { Actor } from "../../domain/user.ts";
import { definedValues, existing, refuseEmpty } from "../content.ts";
import type { Transaction } from "../ports.ts";
import type { UserRepository } from "../users.ts";

type Needs = Readonly<{ users: Pick<UserRepository, "findById" | "chooses">; exclusively: Transaction }>;

/** How accounts are rung, by their own choice. */
export const createAlertChoices = ({ users, exclusively }: Needs) => ({
  /** @throws {DomainError} "invalid" for an edit that changes nothing */
  async choose(change: AlertsUpdate, { user: { id } }: Actor): Promise<AlertChoices> {
    refuseEmpty(change);
    return exclusively(async () => {
      const { alerts } = existing(await users.findById(id));
      const after = { ...alerts, ...definedValues(change) };
      await users.chooses(id, after);
      return after;
    });
  },
});

export type AlertChoosing = ReturnType<typeof createAlertChoices>;
