import { messages } from "@etalase/contracts/messages";
import type { NewsStatus, NewsSummary } from "@etalase/contracts/news";
import { Box, Button } from "@mui/material";
import { useGetIdentity, useGetList } from "react-admin";
import { Link } from "react-router-dom";
import { counted } from "../format.ts";
import { FileTextIcon, HouseIcon, NewspaperIcon, PlusIcon } from "../icons.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import { FailureNotice } from "../list/FailureNotice.tsx";
import { overviewRows } from "./ArticlesCard.tsx";
import { FigureCard } from "./FigureCard.tsx";
import { MostRead } from "./MostRead.tsx";
import { WaitingDrafts } from "./WaitingDrafts.tsx";

const useArticles = (status: NewsStatus, field: string) =>
  useGetList<NewsSummary>(
    "news",
    { pagination: { page: 1, perPage: overviewRows }, sort: { field, order: "DESC" }, filter: { status } },
    { retry: false },
  );

const twoColumns = { display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", lg: "minmax(0, 7fr) minmax(0, 4fr)" } };

function Head({ facts }: { facts: string }) {
  const { identity } = useGetIdentity();
  return (
    <PageHead title={`Welcome back, ${identity?.fullName ?? "User"}`} facts={facts}>
      <Button href="/" startIcon={<HouseIcon />}>
        Back to Home
      </Button>
      <Button component={Link} to="/dashboard/news/create" variant="contained" startIcon={<PlusIcon />}>
        New Article
      </Button>
    </PageHead>
  );
}

/** Is the site doing its job? What is published, what is read, what waits. */
export function Overview() {
  const published = useArticles("published", "views");
  const drafts = useArticles("draft", "date");
  const failed = published.error ?? drafts.error;
  const retry = () => void Promise.all([published.refetch(), drafts.refetch()]);
  const nothingToShow = failed && (!published.data || !drafts.data);
  const facts =
    published.total === undefined || drafts.total === undefined
      ? "\u00a0"
      : `${counted(published.total, "article")} on the blog, ${counted(drafts.total, "draft")} waiting`;
  return (
    <>
      <Head facts={facts} />
      {failed && <FailureNotice text={messages.dashboard.loadFailed} onRetry={retry} />}
      {!nothingToShow && (
        <>
          <Box sx={{ display: "grid", gap: 2, mb: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
            <FigureCard label="Published Articles" Icon={NewspaperIcon} count={published.total} note="on the blog" />
            <FigureCard label="Drafts" Icon={FileTextIcon} count={drafts.total} note="only visible here" />
          </Box>
          <Box sx={twoColumns}>
            <MostRead articles={published.data} />
            <WaitingDrafts articles={drafts.data} />
          </Box>
        </>
      )}
    </>
  );
}
