import { type TestimonialStatus, testimonialLimits, testimonialStatuses } from "@etalase/contracts/testimonials";
import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { Avatar, Box, IconButton, Tooltip } from "@mui/material";
import { EyeOffIcon, SendIcon } from "lucide-react";
import { useGetOne } from "react-admin";
import type { Rows } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { OrderButtons } from "../list/Moves.tsx";
import { useToggle } from "../list/useToggle.ts";
import { EditLink } from "../parts/EditLink.tsx";
import { isoDay } from "../parts/format.ts";
import { StatusChip } from "../parts/StatusChip.tsx";

const statusNames: Readonly<Record<TestimonialStatus, string>> = { pending: "Pending", published: "Published" };
export const statusChoices = testimonialStatuses.map((id) => ({ id, name: statusNames[id] }));
export const failed = "Failed to update testimonials";

type TestimonialProps = Readonly<{ testimonial: Testimonial }>;

/** The face beside the name, which already says whose it is; without one, how the name begins. */
const Face = ({ testimonial: { name, photo } }: TestimonialProps) => (
  <Avatar src={photo} alt="" sx={{ width: 44, height: 44, bgcolor: "action.selected", color: "text.primary" }}>
    {name.charAt(0).toUpperCase()}
  </Avatar>
);

const Name = ({ testimonial: { id, name, role } }: TestimonialProps) => (
  <Box sx={{ minWidth: { md: 130, lg: 160 }, overflowWrap: "anywhere" }}>
    <EditLink id={id} name={name} />
    {role && <Box sx={{ color: "text.secondary", fontSize: ".8125rem" }}>{role}</Box>}
  </Box>
);

const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "2",
  overflow: "hidden",
  overflowWrap: "anywhere",
};

const Quote = ({ testimonial: { quote } }: TestimonialProps) => (
  <Box title={quote} sx={twoLines}>
    {quote}
  </Box>
);

/** Names the project; rows of the same one share the answer. */
function ProjectTitle({ id }: Readonly<{ id: string }>) {
  const { data } = useGetOne("portfolio", { id });
  return data?.title ?? null;
}

/** Puts a testimonial on the website, or back among those that wait. */
function PublishAction({ testimonial }: TestimonialProps) {
  const { name, status } = testimonial;
  const isPublished = status === "published";
  const { button, toggle, isPending } = useToggle(
    testimonial,
    { status: isPublished ? "pending" : "published" },
    { done: `${name} ${isPublished ? "is pending again" : "published"}`, failed },
  );
  const action = isPublished ? "Back to pending" : "Publish";
  const Icon = isPublished ? EyeOffIcon : SendIcon;
  return (
    <Tooltip title={action}>
      <IconButton ref={button} size="small" aria-label={`${action}: ${name}`} aria-busy={isPending} onClick={toggle}>
        <Box component={Icon} sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
}

export const rows: Rows<Testimonial> = {
  nameOf: ({ name }) => name,
  picture: (testimonial) => <Face testimonial={testimonial} />,
  words: (testimonial) => (
    <>
      <Name testimonial={testimonial} />
      <Quote testimonial={testimonial} />
    </>
  ),
  columns: [
    {
      name: "Order",
      source: "order",
      onCard: true,
      of: ({ order }) => order + 1,
      cell: (testimonial) => <OrderButtons record={testimonial} name={testimonial.name} />,
    },
    { name: "Photo", source: "photo", cell: (testimonial) => <Face testimonial={testimonial} /> },
    {
      name: "Name",
      source: "name",
      isName: true,
      sort: "ASC",
      of: ({ name }) => name,
      cell: (testimonial) => <Name testimonial={testimonial} />,
    },
    { name: "Role", of: ({ role }) => role },
    {
      name: "Quote",
      source: "quote",
      // Takes the room that the others leave: without a width of its own, its text wraps instead of pushing them.
      sx: { width: "50%", maxWidth: 0 },
      of: ({ quote }) => quote,
      cell: (testimonial) => <Quote testimonial={testimonial} />,
    },
    {
      name: "Rating",
      source: "rating",
      of: ({ rating }) => rating ?? "",
      cell: ({ rating }) => (rating ? `${rating} / ${testimonialLimits.ratingMax}` : "–"),
    },
    {
      name: "Project",
      source: "portfolioId",
      sx: { maxWidth: 200 },
      cell: ({ portfolioId }) => (portfolioId ? <ProjectTitle id={portfolioId} /> : "–"),
    },
    {
      name: "Status",
      source: "status",
      onCard: true,
      of: ({ status }) => statusNames[status],
      cell: ({ status }) => (
        <StatusChip tone={status === "published" ? "success" : "warning"} label={statusNames[status]} />
      ),
    },
    { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
    { name: "Last updated", of: ({ updatedAt }) => isoDay(new Date(updatedAt)) },
  ],
  actions: (testimonial) => <PublishAction testimonial={testimonial} />,
  deleting: deleteSentences("testimonial", {
    title: "Delete testimonial",
    warning: "will be deleted and disappear from the website. This cannot be undone.",
    confirm: "Delete testimonial",
    failed: "Failed to delete testimonial",
  }),
};
