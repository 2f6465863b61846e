import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { Digest } from "@etalase/contracts/newsletter.schema";
import { Button } from "@mui/material";
import { SendIcon } from "lucide-react";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { Muted } from "../kit/theme/Words.tsx";
import { isLive } from "../publication/StateChip.tsx";

const DigestDialog = lazyComponent(async () => (await import("./DigestDialog.tsx")).DigestDialog, {
  reloadsAs: "DigestDialog",
});

/** Sends the stored article to the subscribers, whose letters are in Indonesian. */
export function NewsletterSection() {
  const article = useRecordContext<NewsArticle>();
  const [isOpen, setOpen] = useState(false);
  const isSent = Boolean(article?.id) && article?.language !== "en";
  // A call that all staff may make.
  const { data } = useCall<Digest>(`news/${article?.id}/digest`, ["mail", "isSetUp", "digest"], { enabled: isSent });
  if (!article || !isSent || !data?.isMailSetUp) return null;
  return (
    <FormSection title={t("Newsletter")}>
      {isLive(article) ? (
        <Button variant="outlined" startIcon={<SendIcon size={18} />} onClick={() => setOpen(true)}>
          {t("Send to subscribers …")}
        </Button>
      ) : (
        <Muted>{t("Once published, it can be mailed to subscribers.")}</Muted>
      )}
      {isOpen && <DigestDialog newsId={article.id} onClose={() => setOpen(false)} />}
    </FormSection>
  );
}
