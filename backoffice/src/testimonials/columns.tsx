import { testimonialLimits } from "@etalase/contracts/testimonials";
import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { Avatar, Box, IconButton, Tooltip } from "@mui/material";
import { EyeOffIcon, SendIcon } from "lucide-react";
import { useGetOne } from "react-admin";
import { t } from "../language/t.ts";
import { type Rows, remainingWidth, savedColumns } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { useToggle } from "../list/useToggle.ts";
import { orderColumn } from "../order/OrderedList.tsx";
import { plural } from "../parts/format.ts";
import { RecordName } from "../parts/RecordName.tsx";
import { PublicationChip, publicationNames } from "../parts/StatusChip.tsx";
import { linesAtMost, square } from "../theme/looks.ts";

export const failed = t("Failed to update {nouns}", { nouns: plural("testimonial") });

type TestimonialProps = Readonly<{ testimonial: Testimonial }>;

/** The photo beside the name, which already describes it; without a photo, the name's first letter. */
const Face = ({ testimonial: { name, photo } }: TestimonialProps) => (
  <Avatar src={photo} alt="" sx={{ ...square(44), bgcolor: "action.selected", color: "text.primary" }}>
    {name.charAt(0).toUpperCase()}
  </Avatar>
);

const Name = ({ testimonial }: TestimonialProps) => (
  <RecordName record={testimonial} note={testimonial.role} minWidth={{ md: 130, lg: 160 }} />
);

const Quote = ({ testimonial: { quote } }: TestimonialProps) => (
  <Box title={quote} sx={linesAtMost(2)}>
    {quote}
  </Box>
);

/** Names the project; rows of the same project share the request. */
function ProjectTitle({ id }: Readonly<{ id: string }>) {
  const { data } = useGetOne("portfolio", { id });
  return (
    <Box title={data?.title} sx={{ ...linesAtMost(2), minWidth: { lg: 150 } }}>
      {data?.title}
    </Box>
  );
}

/** Publishes a testimonial, or makes it pending again. */
function PublishAction({ testimonial }: TestimonialProps) {
  const { name, status } = testimonial;
  const isPublished = status === "published";
  const { button, toggle, isPending } = useToggle(
    testimonial,
    { status: isPublished ? "pending" : "published" },
    { done: isPublished ? t("{name} is pending again", { name }) : t("{name} published", { name }), failed },
  );
  const action = isPublished ? t("Back to pending") : t("Publish");
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
    orderColumn,
    { name: t("Photo"), source: "photo", cell: (testimonial) => <Face testimonial={testimonial} /> },
    {
      name: t("Name"),
      source: "name",
      isName: true,
      sort: "ASC",
      of: ({ name }) => name,
      cell: (testimonial) => <Name testimonial={testimonial} />,
    },
    { name: t("Role"), of: ({ role }) => role },
    {
      name: t("Quote"),
      source: "quote",
      sx: remainingWidth,
      isStacked: true,
      of: ({ quote }) => quote,
      cell: (testimonial) => <Quote testimonial={testimonial} />,
    },
    {
      name: t("Rating"),
      source: "rating",
      isStacked: true,
      of: ({ rating }) => rating ?? "",
      cell: ({ rating }) => rating && `${rating} / ${testimonialLimits.ratingMax}`,
    },
    {
      name: t("Project"),
      source: "portfolioId",
      isStacked: true,
      sx: { maxWidth: 200 },
      cell: ({ portfolioId }) => portfolioId && <ProjectTitle id={portfolioId} />,
    },
    {
      name: t("Status"),
      source: "status",
      onCard: true,
      of: ({ status }) => publicationNames[status],
      cell: ({ status }) => <PublicationChip status={status} />,
    },
    ...savedColumns,
  ],
  actions: (testimonial) => <PublishAction testimonial={testimonial} />,
  deleting: deleteSentences("testimonial"),
};
