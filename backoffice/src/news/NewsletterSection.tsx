import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { Digest } from "@etalase/contracts/newsletter.schema";
import { Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { SendIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useDataProvider, useRecordContext } from "react-admin";
import { loadChunk } from "../kit/data/chunks.ts";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { Muted } from "../kit/theme/Words.tsx";
import { isLive } from "../publication/StateChip.tsx";

const DigestDialog = lazy(async () => ({
  default: (await loadChunk("DigestDialog", () => import("./DigestDialog.tsx"))).DigestDialog,
}));

/** Asks whether the site sends mails, by a call that all staff may make. */
function useSendsMail(newsId: string | undefined) {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: ["mail", "isSetUp"],
    queryFn: async ({ signal }) => (await provider.call<Digest>(`news/${newsId}/digest`, { signal })).data.isMailSetUp,
    enabled: newsId !== undefined,
    retry: false,
  });
  return data === true;
}

/** Sends the stored article to the subscribers, whose letters are in Indonesian. */
export function NewsletterSection() {
  const article = useRecordContext<NewsArticle>();
  const [isOpen, setOpen] = useState(false);
  const sendsMail = useSendsMail(article?.language === "en" ? undefined : article?.id);
  if (!article?.id || article.language === "en" || !sendsMail) return null;
  return (
    <FormSection title={t("Newsletter")}>
      {isLive(article) ? (
        <Button variant="outlined" startIcon={<SendIcon size={18} />} onClick={() => setOpen(true)}>
          {t("Send to subscribers …")}
        </Button>
      ) : (
        <Muted>{t("Once published, it can be mailed to subscribers.")}</Muted>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <DigestDialog newsId={article.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}
