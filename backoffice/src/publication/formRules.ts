import { messageOf } from "@etalase/contracts/refusals/refusal";
import { isInOrder, unpublishBeforePublish } from "@etalase/contracts/rules/publication";
import * as z from "zod/mini";
import { picture } from "../kit/media/picture.ts";

/** Reports an end before the start while it is typed; the server also checks against the stored values. */
const inOrder = z.check<Record<string, unknown>>((ctx) => {
  const { publishAt, unpublishAt } = ctx.value;
  const times = {
    publishAt: publishAt ? String(publishAt) : null,
    unpublishAt: unpublishAt ? String(unpublishAt) : null,
  };
  if (isInOrder(times)) return;
  ctx.issues.push({
    code: "custom",
    message: messageOf(unpublishBeforePublish),
    path: ["unpublishAt"],
    input: unpublishAt,
  });
});

/** Adds the rules for a schedule and for a share picture, which travels beside the other fields. */
export const withPublication = <Rules extends z.ZodMiniObject>(rules: Rules) =>
  z.extend(rules, { shareImage: z.nullish(picture) }).check(inOrder);
