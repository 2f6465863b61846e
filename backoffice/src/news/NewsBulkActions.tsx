import type { NewsBulkUpdate } from "@etalase/contracts/news.schema";
import { EyeOffIcon, SendIcon, StarIcon, StarOffIcon } from "lucide-react";
import { BulkBar } from "../list/BulkBar.tsx";
import { BulkChanges, BulkDelete } from "../list/BulkChanges.tsx";
import { deleteSentences } from "./sentences.ts";

type Change = NewsBulkUpdate["update"];

const failed = "Failed to update news articles";
const changes = [
  { label: "Publish", Icon: SendIcon, done: "published", failed, change: { status: "published" } satisfies Change },
  { label: "Unpublish", Icon: EyeOffIcon, done: "unpublished", failed, change: { status: "draft" } satisfies Change },
  { label: "Highlight", Icon: StarIcon, done: "highlighted", failed, change: { isHighlighted: true } satisfies Change },
  {
    label: "Remove Highlight",
    Icon: StarOffIcon,
    done: "no longer highlighted",
    failed,
    change: { isHighlighted: false } satisfies Change,
  },
];

export const NewsBulkActions = () => (
  <BulkBar>
    <BulkChanges noun="article" changes={changes} />
    <BulkDelete sentences={deleteSentences} />
  </BulkBar>
);
