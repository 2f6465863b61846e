import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { Box, Card } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RaRecord } from "react-admin";
import { useBack } from "../notices/useBack.ts";
import { FormSection } from "../parts/FormSection.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { Columns } from "./FormColumns.tsx";

/** Returns a record as a list has it, without the fields that only a form needs. */
function useRow<T extends RaRecord>(resource: string, id: string): T | undefined {
  const lists = useQueryClient().getQueriesData<{ data: readonly T[] }>({ queryKey: [resource, "getList"] });
  return lists.flatMap(([, list]) => list?.data ?? []).find((row) => row.id === id);
}

/** As high as an input. */
const titleBox = { minHeight: 40, alignContent: "center", overflowWrap: "anywhere" };
const pictureBox = { width: 1, borderRadius: "10px", display: "block" };

type OpeningFormProps<T extends RaRecord> = Readonly<{
  resource: string;
  id: string;
  /** The heading of the form. */
  title: string;
  facts: (row: T) => ReactNode;
  /** The name of the field with the record's picture. */
  picture: string | undefined;
}>;

/**
 * Shows the parts of a record that its row has, while the others load. No input is there yet: the loaded record would
 * replace its text.
 */
export function OpeningForm<T extends RaRecord>({ resource, id, title, facts, picture }: OpeningFormProps<T>) {
  const row = useRow<T>(resource, id);
  const back = useBack();
  if (!row) return <PageSkeleton />;
  const src: unknown = picture && row[picture];
  return (
    <Box aria-busy="true">
      <PageHead title={title} facts={facts(row)} back={back} sticky />
      <Columns
        aside={
          <>
            <Card sx={{ height: 320 }} />
            {typeof src === "string" && src && <Box component="img" src={src} alt="" sx={pictureBox} />}
          </>
        }
      >
        <FormSection>
          <Box sx={titleBox}>{row[kinds[resource as ContentResource].titled]}</Box>
        </FormSection>
        <Card sx={{ height: 480 }} />
      </Columns>
    </Box>
  );
}
