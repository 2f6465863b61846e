import type { ComponentType } from "react";
import { type RaRecord, useGetOne } from "react-admin";
import { useParams } from "react-router-dom";
import { isGone } from "../data/http.ts";
import { type Noun, t } from "../language/t.ts";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { titleOf } from "../parts/kindNames.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { EmptyWindow } from "./EmptyWindow.tsx";

type RecordViewProps<T> = Readonly<{
  resource: string;
  noun: Noun;
  Screen: ComponentType<{ record: T; back: string }>;
}>;

/** A record's own page. A row of the list lacks parts of the record, so the query has a key of its own. */
export function RecordView<T extends RaRecord>({ resource, noun, Screen }: RecordViewProps<T>) {
  const { id = "" } = useParams();
  const back = `/dashboard/${resource}`;
  const { data, error, refetch } = useGetOne<T>(resource, { id, meta: { whole: true } }, { retry: false });
  if (data && !error) return <Screen key={data.id} record={data} back={back} />;
  if (!error) return <PageSkeleton />;
  const said = { noun: t(noun) };
  return (
    <>
      <PageHead title={titleOf(noun)} back={back} />
      {isGone(error) ? (
        <EmptyWindow title={t("This {noun} does not exist", said)} text={t("It was deleted, or is kept no longer.")} />
      ) : (
        <FailureNotice text={`${t("The {noun} could not be loaded", said)}.`} onRetry={() => void refetch()} />
      )}
    </>
  );
}
