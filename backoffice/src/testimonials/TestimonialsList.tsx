import { testimonialLimits, testimonialStatuses } from "@etalase/contracts/testimonials";
import type { Testimonial, TestimonialBulkUpdate } from "@etalase/contracts/testimonials.schema";
import { Avatar, Box, IconButton } from "@mui/material";
import { EyeOffIcon, SendIcon } from "lucide-react";
import { useGetOne } from "react-admin";
import { t } from "../kit/language/t.ts";
import type { BulkChange } from "../kit/list/BulkChanges.tsx";
import { type Rows, remainingWidth, savedColumns } from "../kit/list/columns.ts";
import { deleteSentences } from "../kit/list/DeleteDialog.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../kit/list/FilterSelect.tsx";
import { useToggle } from "../kit/list/useToggle.ts";
import { OrderedList, orderColumn, orderedSorts } from "../kit/order/OrderedList.tsx";
import { plural } from "../kit/parts/format.ts";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { PublicationChip, publicationNames, statusChoices } from "../kit/parts/StatusChip.tsx";
import { linesAtMost, square } from "../kit/theme/looks.ts";

const failed = t("Failed to update {nouns}", { nouns: plural("testimonial") });

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
  const { button, toggle } = useToggle(
    testimonial,
    { status: isPublished ? "pending" : "published" },
    { done: isPublished ? t("{name} is pending again", { name }) : t("{name} published", { name }), failed },
  );
  const action = isPublished ? t("Back to pending") : t("Publish");
  const Icon = isPublished ? EyeOffIcon : SendIcon;
  return (
    <IconButton data-tip={action} ref={button} size="small" aria-label={`${action}: ${name}`} onClick={toggle}>
      <Box component={Icon} sx={{ fontSize: 18 }} />
    </IconButton>
  );
}

const rows: Rows<Testimonial> = {
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

const changes: readonly BulkChange<TestimonialBulkUpdate["update"]>[] = [
  { label: t("Publish"), Icon: SendIcon, done: t("published"), failed, change: { status: "published" } },
  { label: t("Back to pending"), Icon: EyeOffIcon, done: t("pending again"), failed, change: { status: "pending" } },
];

const filters = (
  <>
    <FilterSearch placeholder={t("Search name, role or quote")} />
    <FilterTabs source="status" label={t("Status")} choices={statusChoices(testimonialStatuses)} />
    <SortSelect choices={orderedSorts} />
  </>
);

export const TestimonialsList = () => (
  <OrderedList
    resource="testimonials"
    title={t("Testimonials")}
    noun="testimonial"
    perPage={testimonialLimits.pageSize}
    counting={{ filter: { status: "pending" }, say: (count) => t("{count} pending", { count }) }}
    create={t("Add New Testimonial")}
    {...{ rows, filters, changes }}
    invitation={t("Testimonials appear on the homepage and on the project's page. Add the first one.")}
    orderFailed={t("Failed to update {noun} order", { noun: t("testimonial") })}
  />
);
