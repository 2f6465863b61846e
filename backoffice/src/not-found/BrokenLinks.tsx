import type { BrokenLinks as Broken } from "@etalase/contracts/operating/redirects.schema";
import { Box, Card, Link as MuiLink, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import { Link } from "react-router-dom";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { counted } from "../parts/format.ts";

const padded = { px: { xs: 2, sm: 3 } };
const row = { ...padded, py: 1.5, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" };

const sentenceOf = (count: number) =>
  count === 0
    ? "Every link of the published texts to this site leads to a page."
    : `${counted(count, "link")} to mend.`;

/** The links of published texts that lead nowhere, each with the text that it stands in. */
export function BrokenLinks() {
  const provider = useDataProvider<EtalaseProvider>();
  const { data, isError } = useQuery({
    queryKey: ["not-found", "broken-links"],
    queryFn: async ({ signal }) => (await provider.call<Broken>("broken-links", { signal })).data.links,
    retry: false,
  });
  return (
    <Card component="section" aria-label="Links that lead nowhere" sx={{ mt: 3 }}>
      <Box sx={{ ...padded, py: 2 }}>
        <Typography variant="h2" sx={{ fontSize: "1.05rem" }}>
          Links that lead nowhere
        </Typography>
        <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
          {isError ? "The links could not be checked." : data ? sentenceOf(data.length) : <Skeleton width={260} />}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data?.map(({ resource, id, title, link }) => (
          <Box component="li" key={`${id} ${link}`} sx={row}>
            <Typography sx={{ fontWeight: 600, fontSize: ".875rem" }}>{link}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              in{" "}
              <MuiLink component={Link} to={`/dashboard/${resource}/edit/${id}`}>
                {title}
              </MuiLink>
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
