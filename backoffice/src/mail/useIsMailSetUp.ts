import type { MailsPage } from "@etalase/contracts/mail.schema";
import { useCall } from "../kit/data/useCall.ts";

/** Asks whether the site sends mails; only superadmins may know by this call. */
export const useIsMailSetUp = () =>
  useCall(["mail", "isSetUp"], "mail?limit=1", { select: ({ isSetUp }: MailsPage) => isSetUp });
