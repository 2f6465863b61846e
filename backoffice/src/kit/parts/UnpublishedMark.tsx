import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import type { Identifier } from "react-admin";
import { listCopies } from "../data/copies.ts";
import { t } from "../language/t.ts";
import { disc } from "../theme/looks.ts";
import { VisuallyHidden } from "../theme/Words.tsx";

/** Loads the unsaved working copies of all accounts, newest first. */
export const useUnfinished = () =>
  useQuery({
    queryKey: ["working-copies"],
    queryFn: async ({ signal }) => (await listCopies({}, signal)).copies,
    // All marks of a list share one request.
    staleTime: 5000,
    refetchOnMount: "always",
    retry: false,
  });

const look = { display: "inline-block", ...disc(8), ml: 0.75, bgcolor: "warning.main" };

/** Marks a record that has unsaved changes. */
export function UnpublishedMark({ resource, id }: Readonly<{ resource: string; id: Identifier }>) {
  const { data = [] } = useUnfinished();
  const copy = data.find((one) => one.resource === resource && one.id === id);
  if (!copy) return null;
  const words = t("Unfinished changes by {name}", { name: copy.by.name });
  return (
    <Box component="span" title={words} sx={look}>
      <VisuallyHidden component="span">{words}</VisuallyHidden>
    </Box>
  );
}
