import type { TextsAnswer } from "@etalase/contracts/operating/texts.schema";
import { Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { about, TextsForm } from "./TextsForm.tsx";

const queryKey = ["texts"];

/** Always starts from the saved texts: the dashboard may have been open for hours. */
export function TextsScreen() {
  const provider = useDataProvider<EtalaseProvider>();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await provider.call<TextsAnswer>("texts")).data,
    retry: false,
    gcTime: 0,
    // A refetch would replace the texts beneath an open form.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data)
    return (
      <TextsForm
        answer={data}
        onSaved={(saved) => client.setQueryData(queryKey, saved)}
        onReload={() => void refetch()}
      />
    );
  return (
    <>
      <PageHead title="Texts" facts={about} />
      {isError ? (
        <FailureNotice text="The texts could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Typography role="status" color="textSecondary" sx={{ py: 4 }}>
          Loading...
        </Typography>
      )}
    </>
  );
}
