import type { PagedResource } from "@etalase/contracts/kinds";
import { Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LanguagesIcon } from "lucide-react";
import { type RaRecord, useDataProvider, useRecordContext } from "react-admin";
import { Link, useNavigate } from "react-router-dom";
import { keepCopy } from "../data/copies.ts";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { copyParam, newKey } from "../drafts/place.ts";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { useEditPath } from "../parts/EditLink.tsx";

type Original = RaRecord & Readonly<{ translation?: Readonly<{ slug: string }> | null }>;
type OriginalProps = Readonly<{ resource: PagedResource; original: Original }>;

const look = { variant: "outlined", startIcon: <LanguagesIcon /> } as const;

/** The fields that are no words, and with which a translation begins. */
const alike = ["client", "technologies", "websiteUrl", "completionDate", "projectStatus", "isFeatured", "menu"];

/** Begins a translation as unfinished work, which opens in a form of its own and is lost by no draft. */
function Begin({ resource, original }: OriginalProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useAct({
    async does() {
      const key = newKey();
      const fields = alike.flatMap((name) => (name in original ? [[name, original[name]]] : []));
      const values = { language: "en", translationOf: original.id, ...Object.fromEntries(fields) };
      await keepCopy({ resource, key }, { values });
      return `/dashboard/${resource}/create?${new URLSearchParams({ [copyParam]: key })}`;
    },
    onDone: (path) => void navigate(path),
  });
  return (
    <BusyButton {...look} busy={isPending} onClick={() => mutate()}>
      {t("Write in English")}
    </BusyButton>
  );
}

function Existing({ resource, slug }: Readonly<{ resource: PagedResource; slug: string }>) {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: [resource, "slug", slug],
    queryFn: async () => (await provider.call<RaRecord>(`${resource}/slug/${slug}`)).data,
  });
  const path = useEditPath(data?.id ?? "", resource);
  return data ? (
    <Button {...look} component={Link} to={path}>
      {t("Open the English version")}
    </Button>
  ) : null;
}

/** Leads from a saved original to its translation, or begins one. */
export function ToTranslation({ resource }: Pick<OriginalProps, "resource">) {
  const original = useRecordContext<Original>();
  if (!original?.id) return null;
  const { translation } = original;
  return translation ? (
    <Existing resource={resource} slug={translation.slug} />
  ) : (
    <Begin resource={resource} original={original} />
  );
}
