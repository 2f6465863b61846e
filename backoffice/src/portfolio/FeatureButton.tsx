import { messages } from "@etalase/contracts/messages";
import type { PortfolioItem } from "@etalase/contracts/portfolio";
import { StarIcon, StarOffIcon } from "lucide-react";
import { useRef } from "react";
import { useNotify, useRefresh, useUpdate } from "react-admin";
import { isGone } from "../data/http.ts";
import { useTextFilter } from "../list/FilterSelect.tsx";
import { BusyButton } from "../parts/BusyButton.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

type FeatureButtonProps = Readonly<{
  item: PortfolioItem;
  /** Id of the element that names the project, since each card has this button. */
  describedBy: string;
}>;

/** Puts a project among the featured ones, or takes it away from there. */
export function FeatureButton({ item, describedBy }: FeatureButtonProps) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const isFeatured = !item.isFeatured;
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useFocusOnRemoval(button);
  const [featuredFilter] = useTextFilter("isFeatured");

  const onSuccess = () => {
    // Under a filter by this the card goes away.
    if (featuredFilter) moveFocus();
    notify(isFeatured ? `“${item.title}” is featured` : `“${item.title}” is no longer featured`, { type: "success" });
    // The list may be filtered by this, and the head counts it.
    refresh();
  };
  const onError = (error: unknown) => {
    notify(messages.portfolio.featureFailed, { type: "error" });
    if (!isGone(error)) return;
    moveFocus();
    refresh();
  };
  const toggle = () =>
    void update(
      "portfolio",
      { id: item.id, data: { isFeatured }, previousData: item, meta: { patch: true } },
      {
        mutationMode: "pessimistic",
        onSuccess,
        onError,
      },
    );

  return (
    <BusyButton
      ref={button}
      size="small"
      startIcon={item.isFeatured ? <StarOffIcon /> : <StarIcon />}
      busy={isPending}
      aria-describedby={describedBy}
      onClick={toggle}
      sx={{ px: 1 }}
    >
      {item.isFeatured ? "Remove Featured" : "Set as Featured"}
    </BusyButton>
  );
}
