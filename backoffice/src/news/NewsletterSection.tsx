import type { NewsArticle } from "@etalase/contracts/news.schema";
import { Button } from "@mui/material";
import { SendIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useRecordContext } from "react-admin";
import { loadChunk } from "../data/chunks.ts";
import { t } from "../language/t.ts";
import { FormSection } from "../parts/FormSection.tsx";
import { isLive } from "../publication/StateChip.tsx";
import { Muted } from "../theme/Words.tsx";

const DigestDialog = lazy(async () => ({
  default: (await loadChunk("DigestDialog", () => import("./DigestDialog.tsx"))).DigestDialog,
}));

/** Sends the stored article to the subscribers, whose letters are in Indonesian. */
export function NewsletterSection() {
  const article = useRecordContext<NewsArticle>();
  const [isOpen, setOpen] = useState(false);
  if (!article?.id || article.language === "en") return null;
  return (
    <FormSection title={t("Newsletter")}>
      {isLive(article) ? (
        <Button variant="outlined" startIcon={<SendIcon size={18} />} onClick={() => setOpen(true)}>
          {t("Send to subscribers …")}
        </Button>
      ) : (
        <Muted>{t("Once it is published, it can be sent to the subscribers by mail.")}</Muted>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <DigestDialog newsId={article.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}
