import { messages } from "@etalase/contracts/messages";
import type { PortfolioBulkUpdate } from "@etalase/contracts/portfolio.schema";
import { EyeOffIcon, SendIcon, StarIcon, StarOffIcon } from "lucide-react";
import { BulkBar } from "../list/BulkBar.tsx";
import { BulkChanges, BulkDelete } from "../list/BulkChanges.tsx";
import { deleteSentences } from "./sentences.ts";

type Change = PortfolioBulkUpdate["update"];

const statusFailed = "Failed to update portfolio items";
const { featureFailed } = messages.portfolio;

const changes = [
  {
    label: "Publish",
    Icon: SendIcon,
    done: "published",
    failed: statusFailed,
    change: { status: "published" } satisfies Change,
  },
  {
    label: "Unpublish",
    Icon: EyeOffIcon,
    done: "unpublished",
    failed: statusFailed,
    change: { status: "draft" } satisfies Change,
  },
  {
    label: "Set as Featured",
    Icon: StarIcon,
    done: "featured",
    failed: featureFailed,
    change: { isFeatured: true } satisfies Change,
  },
  {
    label: "Remove Featured",
    Icon: StarOffIcon,
    done: "no longer featured",
    failed: featureFailed,
    change: { isFeatured: false } satisfies Change,
  },
];

export const PortfolioBulkActions = () => (
  <BulkBar>
    <BulkChanges noun="portfolio item" changes={changes} />
    <BulkDelete sentences={deleteSentences} />
  </BulkBar>
);
