import type { PersonalDataFound } from "@etalase/contracts/privacy/personal-data.schema";
import { Box, Card, Link as MuiLink, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { counted, formatDay, formatNumber } from "../parts/format.ts";

type Row = Readonly<{ key: string; name: string; text: string; to?: string }>;

const list = { listStyle: "none", m: 0, p: 0 };
const row = { px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" };

function Rows({ title, note, rows }: Readonly<{ title: string; note: string; rows: readonly Row[] }>) {
  if (rows.length === 0) return null;
  return (
    <Card component="section" aria-label={title} sx={{ mt: 2 }}>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography variant="h2" sx={{ fontSize: "1.05rem" }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {note}
        </Typography>
      </Box>
      <Box component="ul" sx={list}>
        {rows.map(({ key, name, text, to }) => (
          <Box component="li" key={key} sx={row}>
            <Typography sx={{ fontWeight: 600, fontSize: ".875rem" }}>
              {to ? (
                <MuiLink component={Link} to={to}>
                  {name}
                </MuiLink>
              ) : (
                name
              )}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(" · ");
const gone = "Will be deleted.";

/** What is stored, kind by kind, and what becomes of it when it is deleted. */
export const Found = ({ found }: Readonly<{ found: PersonalDataFound }>): ReactNode => (
  <>
    <Rows
      title={counted(found.leads.length, "lead")}
      note={`${gone} Their histories and notes go with them.`}
      rows={found.leads.map(({ id, code, name, phone, email, status, createdAt }) => ({
        key: id,
        name: name || code,
        text: joined([phone, email, status, formatDay(createdAt)]),
        to: `/dashboard/leads/${id}`,
      }))}
    />
    <Rows
      title={counted(found.subscribers.length, "newsletter subscription")}
      note={gone}
      rows={found.subscribers.map(({ id, email, consentAt }) => ({
        key: id,
        name: email,
        text: `Agreed on ${formatDay(consentAt)}`,
      }))}
    />
    <Rows
      title={counted(found.testimonials.length, "testimonial")}
      note={`${gone} One by the same person without this address or number is not found.`}
      rows={found.testimonials.map(({ id, name, quote, inTrash }) => ({
        key: id,
        name: joined([name, inTrash ? "in the trash" : ""]),
        text: quote,
        ...(inTrash ? {} : { to: `/dashboard/testimonials/edit/${id}` }),
      }))}
    />
    <Rows
      title={counted(found.accounts.length, "account")}
      note="Stays: accounts are deleted in User Management. The audit log keeps their names for a year, sealed."
      rows={found.accounts.map(({ id, name, username, email, role, entries }) => ({
        key: id,
        name,
        text: joined([username, email, role, `${formatNumber(entries)} × in the audit log`]),
        to: "/dashboard/users",
      }))}
    />
    <Rows
      title={counted(found.comments.length, "review comment")}
      note="Stays until 90 days after its review link has ended."
      rows={found.comments.map(({ name, text, at }) => ({ key: at, name, text: joined([text, formatDay(at)]) }))}
    />
  </>
);

/** How much of it a deletion takes. */
export const removableOf = ({ leads, subscribers, testimonials }: PersonalDataFound): number =>
  leads.length + subscribers.length + testimonials.length;
