import { editedKinds } from "@etalase/contracts/kinds";
import { Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../data/useCall.ts";
import { t } from "../language/t.ts";
import { WordsTabs } from "../list/ScreenTabs.tsx";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { plural } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { type SingleAnswer, SingleForm, type SingleKind } from "./SingleForm.tsx";

/** The screen of a kind with a single record. Always starts from the saved one: the dashboard may be open for hours. */
export function SingleScreen<A extends SingleAnswer>({ of }: Readonly<{ of: SingleKind<A> }>) {
  const { resource, title, about } = of;
  const client = useQueryClient();
  const queryKey = [resource];
  const { data, isError, refetch } = useCall<A>(resource, queryKey, {
    gcTime: 0,
    // A refetch would replace the record beneath an open form.
    refetchOnWindowFocus: false,
  });
  if (data)
    return (
      <SingleForm
        of={of}
        answer={data}
        onSaved={(saved) => client.setQueryData(queryKey, saved)}
        onReload={() => void refetch()}
      />
    );
  return (
    <>
      <PageHead title={title} facts={about} />
      <WordsTabs />
      {isError ? (
        <FailureNotice
          text={t("The {nouns} could not be loaded.", { nouns: plural(editedKinds[resource].noun) })}
          onRetry={() => void refetch()}
        />
      ) : (
        <Typography role="status" color="textSecondary" sx={{ py: 4 }}>
          {t("Loading...")}
        </Typography>
      )}
    </>
  );
}
