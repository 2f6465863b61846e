import type { MailsPage } from "@etalase/contracts/mail.schema";
import { useCall } from "../kit/data/useCall.ts";

/** Asks whether the site sends mails; only superadmins may know by this call. */
export const useIsMailSetUp = () =>
  useCall("mail?limit=1", ["mail", "isSetUp"], { select: ({ isSetUp }: MailsPage) => isSetUp });
