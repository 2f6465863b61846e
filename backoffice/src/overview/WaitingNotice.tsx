import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { Alert, Button } from "@mui/material";
import { QuoteIcon, UserCheckIcon } from "lucide-react";
import { useGetList } from "react-admin";
import { Link } from "react-router-dom";
import { useWaitingAccounts } from "../data/useWaitingAccounts.ts";
import { language } from "../parts/format.ts";

const and = new Intl.ListFormat(language);

const namesOf = (named: readonly Readonly<{ name: string }>[], total: number) => {
  const others = total - named.length;
  return and.format([...named.map(({ name }) => name), ...(others > 0 ? [`${others} more`] : [])]);
};

const pending = { status: "pending" };

/** Lists the testimonials that have arrived and are not published yet. */
export function TestimonialsNotice() {
  const asked = {
    pagination: { page: 1, perPage: 3 },
    sort: { field: "createdAt", order: "DESC" },
    filter: pending,
  } as const;
  const { data = [], total = 0 } = useGetList<Testimonial>("testimonials", asked, { retry: false, staleTime: 60_000 });
  if (total === 0) return null;
  return (
    <Alert
      severity="info"
      icon={<QuoteIcon />}
      action={
        <Button
          component={Link}
          to={`/dashboard/testimonials?filter=${encodeURIComponent(JSON.stringify(pending))}`}
          size="small"
          variant="outlined"
          aria-label="Read the pending testimonials"
        >
          Read
        </Button>
      }
    >
      {total === 1 ? "A testimonial waits" : `${total} testimonials wait`} to be published, from{" "}
      <strong>{namesOf(data, total)}</strong>.
    </Alert>
  );
}

/** Tells a superadmin which accounts wait for approval. */
export function WaitingNotice() {
  const { data = [], total = 0 } = useWaitingAccounts();
  if (total === 0) return null;
  const who = namesOf(data, total);
  return (
    <Alert
      severity="warning"
      icon={<UserCheckIcon />}
      action={
        <Button component={Link} to="/dashboard/users" size="small" variant="outlined">
          Review
        </Button>
      }
    >
      <strong>{who}</strong>
      {total === 1 ? " waits for your approval." : " wait for your approval."}
    </Alert>
  );
}
