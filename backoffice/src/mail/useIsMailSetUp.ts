import type { MailsPage } from "@etalase/contracts/mail.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";

/** Asks whether the site sends mails; only superadmins may know by this call. */
export function useIsMailSetUp() {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["mail", "isSetUp"],
    queryFn: async ({ signal }) => (await provider.call<MailsPage>("mail?limit=1", { signal })).data.isSetUp,
    retry: false,
  });
}
